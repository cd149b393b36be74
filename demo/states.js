// Picks up the card that a table names in `data-select`, as a click does.
for (const table of document.querySelectorAll('[data-select]')) {
  await table.updateComplete;
  table.shadowRoot.querySelector(`[data-card="${table.dataset.select}"]`).click();
}
