// The block in the editor: its options in the sidebar and a card that says what will be shown. No build step.
(({ blocks, blockEditor, components, element, i18n }) => {
  const { createElement: h, Fragment } = element;
  const { __ } = i18n;
  const { InspectorControls, useBlockProps } = blockEditor;
  const { PanelBody, Placeholder, SelectControl, TextControl, ToggleControl } = components;

  const games = [
    { value: 'klondike', label: 'Klondike' },
    { value: 'spider', label: __('Spider, two suits', 'solitaire-elements') },
  ];
  const variants = ['', 'teaching', 'draw-one', 'draw-three'].map((value) => ({
    value,
    label: value || __('Default', 'solitaire-elements'),
  }));
  const texts = { seed: 'Seed', fixture: 'Fixture', lesson: 'Lesson', moves: 'Moves', label: 'Label' };
  const flags = { hints: 'Hints', ledger: 'Card ledger', fourColor: 'Four colors', readonly: 'Diagram only' };

  function Edit({ attributes, setAttributes }) {
    const bind = (name, label, key) => ({
      key: name,
      label,
      [key]: attributes[name],
      onChange: (value) => setAttributes({ [name]: value }),
      __nextHasNoMarginBottom: true,
    });
    const isKlondike = attributes.game !== 'spider';
    const chosen = games.find(({ value }) => value === attributes.game) ?? games[0];
    return h(
      Fragment,
      null,
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: __('Game', 'solitaire-elements') },
          h(SelectControl, { ...bind('game', __('Game', 'solitaire-elements'), 'value'), options: games }),
          isKlondike &&
            h(SelectControl, {
              ...bind('variant', __('Variant', 'solitaire-elements'), 'value'),
              options: variants,
            }),
          Object.entries(texts).map(([name, label]) => h(TextControl, bind(name, label, 'value'))),
          Object.entries(flags).map(([name, label]) => h(ToggleControl, bind(name, label, 'checked'))),
        ),
      ),
      h(
        'div',
        useBlockProps(),
        h(Placeholder, {
          icon: 'games',
          label: chosen.label,
          instructions: [attributes.lesson, attributes.fixture, attributes.seed].find(Boolean) ?? '',
        }),
      ),
    );
  }

  // Nothing is saved but the options: the server writes the tag, so that no user needs the right to post it.
  blocks.registerBlockType('solitaire-elements/game', { edit: Edit, save: () => null });
})(window.wp);
