<?php
/**
 * The space between blocks in a viewport.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the rules of the space between all blocks in a viewport: WordPress builds only those that apply to every viewport.
 * The application builds the same text (`src/features/styles/rules/viewports/root-css.ts`).
 */
final class Root_Gap {
	/**
	 * Returns the rules; empty where the viewport sets no space, or the theme does not support it.
	 *
	 * @param array $settings Settings of the site, merged.
	 * @param array $blocks   Styles of its blocks.
	 * @param mixed $gap      The viewport's space.
	 */
	public static function write( array $settings, array $blocks, $gap ): string {
		// Excludes characters with which a value could begin another declaration.
		if ( ! is_string( $gap ) || '' === trim( $gap ) || preg_match( '/[;{}<>\\\\]/', $gap ) || ! isset( $settings['spacing']['blockGap'] ) ) {
			return '';
		}
		$gap    = (string) preg_replace( '/^var:preset\|spacing\|([\w-]+)$/', 'var(--wp--preset--spacing--$1)', $gap );
		$names  = self::list_spaced( $blocks );
		$select = static function ( string $layout, string $suffix ) use ( $names ): string {
			$others = implode( ',', array_map( static fn( string $name ) => ".$name-is-layout-$layout", $names ) );

			return ":root :where(.is-layout-$layout" . ( '' === $others ? '' : ":not($others)" ) . ")$suffix";
		};

		return ":root{--wp--style--block-gap: $gap;}"
			. ":where(.wp-site-blocks) > * + *{margin-block-start: $gap;}"
			. $select( 'flow', ' > * + *' ) . ',' . $select( 'constrained', ' > * + *' ) . "{margin-block-start: $gap;}"
			. $select( 'flex', '' ) . ',' . $select( 'grid', '' ) . "{gap: $gap;}";
	}

	/**
	 * Lists the classes of blocks whose styles set their own space. Their rules are printed earlier, so these must not override them.
	 *
	 * @param array $blocks Styles of blocks.
	 * @return string[]
	 */
	private static function list_spaced( array $blocks ): array {
		$names = array();
		foreach ( $blocks as $name => $block ) {
			$class = is_array( $block ) && is_array( $block['spacing'] ?? null ) && isset( $block['spacing']['blockGap'] )
				? 'wp-block-' . preg_replace( '/^core-/', '', str_replace( '/', '-', (string) $name ) )
				: '';
			if ( preg_match( '/^[\w-]+$/', $class ) ) {
				$names[] = $class;
			}
		}
		sort( $names, SORT_STRING );

		return $names;
	}
}
