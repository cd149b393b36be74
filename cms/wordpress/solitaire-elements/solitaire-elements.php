<?php
/**
 * Plugin Name:       Solitaire Elements
 * Description:       Klondike for teaching and two-suit Spider, as a block and as two shortcodes.
 * Version:           0.1.0
 * Requires at least: 6.5
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       solitaire-elements
 *
 * @package solitaire-elements
 */

defined( 'ABSPATH' ) || exit;

const SOLITAIRE_ELEMENTS_TEXTS = array( 'variant', 'seed', 'fixture', 'lesson', 'moves', 'label', 'heading-level', 'shortcuts' );
const SOLITAIRE_ELEMENTS_FLAGS = array( 'hints', 'ledger', 'four-color', 'readonly' );

/**
 * The tag of a game. Only the listed attributes get through, and each one escaped.
 *
 * @param string $tag   'klondike-teaching' or 'spider-two-suit'.
 * @param array  $given Attributes by their HTML names; an underscore may stand for the hyphen.
 */
function solitaire_elements_tag( $tag, $given ) {
	$tag  = 'spider-two-suit' === $tag ? 'spider-two-suit' : 'klondike-teaching';
	$name = 'spider-two-suit' === $tag ? 'Spider' : 'Klondike';
	$html = '<' . $tag;

	$values = array();
	foreach ( (array) $given as $key => $value ) {
		if ( is_int( $key ) ) {
			// WordPress hands a shortcode's attribute without a value over as [ 0 => 'hints' ].
			$key   = $value;
			$value = '1';
		}
		if ( is_scalar( $key ) && is_scalar( $value ) ) {
			$values[ str_replace( '_', '-', strtolower( (string) $key ) ) ] = (string) $value;
		}
	}
	foreach ( SOLITAIRE_ELEMENTS_TEXTS as $text ) {
		if ( isset( $values[ $text ] ) && '' !== $values[ $text ] ) {
			$html .= ' ' . $text . '="' . esc_attr( $values[ $text ] ) . '"';
		}
	}
	foreach ( SOLITAIRE_ELEMENTS_FLAGS as $flag ) {
		if ( isset( $values[ $flag ] ) && ! in_array( strtolower( $values[ $flag ] ), array( '', '0', 'false', 'no', 'off' ), true ) ) {
			$html .= ' ' . $flag;
		}
	}

	wp_enqueue_script_module( 'solitaire-elements' );
	/* translators: %s: name of the game. */
	return $html . '>' . esc_html( sprintf( __( '%s: this game needs JavaScript.', 'solitaire-elements' ), $name ) ) . '</' . $tag . '>';
}

/** [klondike_teaching seed="class-7b" hints] */
function solitaire_elements_klondike( $attributes ) {
	return solitaire_elements_tag( 'klondike-teaching', $attributes );
}

/** [spider_two_suit fixture="one-run"] */
function solitaire_elements_spider( $attributes ) {
	return solitaire_elements_tag( 'spider-two-suit', $attributes );
}

/** The block's names are camel case, as everywhere in blocks. */
function solitaire_elements_block( $attributes ) {
	$given = array();
	foreach ( $attributes as $key => $value ) {
		$given[ strtolower( preg_replace( '/[A-Z]/', '-$0', $key ) ) ] = is_bool( $value ) ? ( $value ? '1' : '0' ) : $value;
	}
	$game = isset( $given['game'] ) && 'spider' === $given['game'] ? 'spider-two-suit' : 'klondike-teaching';
	return '<div ' . get_block_wrapper_attributes() . '>' . solitaire_elements_tag( $game, $given ) . '</div>';
}

function solitaire_elements_init() {
	wp_register_script_module( 'solitaire-elements', plugins_url( 'solitaire-elements.js', __FILE__ ), array(), '0.1.0' );
	add_shortcode( 'klondike_teaching', 'solitaire_elements_klondike' );
	add_shortcode( 'spider_two_suit', 'solitaire_elements_spider' );
	register_block_type( __DIR__ . '/blocks/game', array( 'render_callback' => 'solitaire_elements_block' ) );
}
add_action( 'init', 'solitaire_elements_init' );
