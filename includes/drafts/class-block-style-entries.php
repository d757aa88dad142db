<?php
/**
 * A person's own block styles in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Styles\Own_Block_Styles;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes block styles as entries of a draft: an entry's value is the style's label; null represents a style that does not exist.
 */
final class Block_Style_Entries {
	/** Kind of the entries. An entry's name consists of the block's name and the style's name. */
	public const KIND = 'block-style';

	/** Routes by which Design changes the list. */
	private const ROUTES = '#^/atelier/v1/block-styles(/rename|/remove)?$#';

	/**
	 * Returns whether a text has the form of an entry's name.
	 *
	 * @param string $name The text.
	 */
	public static function is_name( string $name ): bool {
		return 1 === preg_match( '#^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*/[a-z0-9][a-z0-9-]{0,99}$#D', $name );
	}

	/**
	 * Returns whether a key belongs to a block style.
	 *
	 * @param string $key The key.
	 */
	public static function is_key( string $key ): bool {
		return str_starts_with( $key, self::KIND . '/' );
	}

	/**
	 * Returns the label of a style; null for none.
	 *
	 * @param string $name Name of the entry.
	 */
	public static function find_label( string $name ): ?string {
		return self::labels( Own_Block_Styles::list_all() )[ $name ] ?? null;
	}

	/**
	 * Returns the title of an entry; empty without a label.
	 *
	 * @param string|null $label Label of the style.
	 */
	public static function title( ?string $label ): string {
		/* translators: %s: label of a block style. */
		return null === $label ? '' : sprintf( __( 'Block style “%s”', 'atelier' ), $label );
	}

	/**
	 * Returns whether the current person may change the list.
	 */
	public static function may_change(): bool {
		return current_user_can( 'edit_theme_options' );
	}

	/**
	 * Runs a request that changes the list, and applies the change to this request only.
	 *
	 * @param WP_REST_Request $request The request, which the person may make.
	 * @param callable        $send    Sends the request to its own route.
	 * @return array{response: WP_REST_Response, changes: array<string, array>}|null The changes by key; null for another request.
	 */
	public static function run( WP_REST_Request $request, callable $send ): ?array {
		if ( 'POST' !== $request->get_method() || ! preg_match( self::ROUTES, $request->get_route() ) ) {
			return null;
		}
		$before = Own_Block_Styles::list_all();
		$after  = $before;
		$catch  = static function ( $value, $stored ) use ( &$after ) {
			$after = $value;

			// A list that stays the same is not stored.
			return $stored;
		};
		add_filter( 'pre_update_option_' . Own_Block_Styles::OPTION, $catch, PHP_INT_MAX, 2 );
		try {
			$response = $send();
		} finally {
			remove_filter( 'pre_update_option_' . Own_Block_Styles::OPTION, $catch, PHP_INT_MAX );
		}
		$was     = self::labels( $before );
		$is      = self::labels( $after );
		$changes = array();
		foreach ( array_keys( $was + $is ) as $name ) {
			if ( ( $was[ $name ] ?? null ) !== ( $is[ $name ] ?? null ) ) {
				$changes[ self::KIND . "/$name" ] = array( 'value' => $is[ $name ] ?? null );
			}
		}

		return compact( 'response', 'changes' );
	}

	/**
	 * Returns method, route and body of the request that creates, renames or removes a style.
	 *
	 * @param string      $name   Name of the entry.
	 * @param string|null $before The current label; null for a style that does not exist.
	 * @param string|null $after  The new label; null to remove the style.
	 * @return array{string, string, array<string, string>}
	 */
	public static function to_request( string $name, ?string $before, ?string $after ): array {
		$at    = (int) strrpos( $name, '/' );
		$style = array(
			'block' => substr( $name, 0, $at ),
			'name'  => substr( $name, $at + 1 ),
		);
		$route = '/atelier/v1/block-styles';

		return match ( true ) {
			null === $after  => array( 'POST', "$route/remove", $style ),
			null === $before => array( 'POST', $route, $style + array( 'label' => $after ) ),
			default          => array( 'POST', "$route/rename", $style + array( 'label' => $after, 'was' => $before ) ),
		};
	}

	/**
	 * Returns the labels of styles, by the names of their entries.
	 *
	 * @param list<array{block: string, name: string, label: string}> $styles The styles.
	 * @return array<string, string>
	 */
	private static function labels( array $styles ): array {
		return array_column( array_map( static fn( array $style ): array => array( "{$style['block']}/{$style['name']}", $style['label'] ), $styles ), 1, 0 );
	}
}
