<?php
/**
 * Plans for going back to a moment.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Drafts\Draft_Paths;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the records of a moment with the current ones. Equal records are left out, and nothing is erased: records that were created later
 * are offered unticked, and are moved to the trash if a person chooses them.
 *
 * @phpstan-type Value array{title: string, content: string, excerpt: string}
 */
final class Change_Plan {
	public const CHANGE   = 'change';
	public const RECREATE = 'recreate';
	public const RESET    = 'reset';
	public const REMOVE   = 'remove';
	public const NOT_KEPT = 'not_kept';

	/** Order in which kinds are written: a template may refer to a part, styles to a block style, and an active template must exist. */
	private const ORDER = array( 'block-style', 'wp_block', 'wp_navigation', 'wp_template_part', 'wp_template', 'wp_global_styles', 'active', 'identity' );

	/**
	 * Plans one record.
	 *
	 * @param string     $kind         Its kind.
	 * @param string     $is           Result of {@see Record_States::find()}, or `kept` for a known value.
	 * @param mixed      $then         Its value at the moment.
	 * @param bool       $is_there     Whether it exists now.
	 * @param mixed      $now          Its current value.
	 * @param bool       $has_original Whether a file of the theme shows after its deletion.
	 * @return string|null The action; null where nothing changes.
	 */
	public static function plan_one( string $kind, string $is, $then, bool $is_there, $now, bool $has_original ): ?string {
		if ( Record_States::ABSENT === $is ) {
			// Only a part is reset. A version of a template is removed, and the active version is a separate entry.
			return $is_there ? ( $has_original && 'wp_template_part' === $kind ? self::RESET : self::REMOVE ) : null;
		}
		if ( Record_States::NOT_KEPT === $is ) {
			return self::NOT_KEPT;
		}
		if ( ! $is_there ) {
			return self::RECREATE;
		}

		return self::are_equal( $kind, $then, $now ) ? null : self::CHANGE;
	}

	/**
	 * Returns whether an action is ticked by default.
	 *
	 * @param string $action The action.
	 */
	public static function is_ticked( string $action ): bool {
		return ! in_array( $action, array( self::REMOVE, self::NOT_KEPT ), true );
	}

	/**
	 * Restores a deleted part by changing the part that has its slug now: a part is identified by its theme and slug, not by its number.
	 *
	 * @param array<string, array> $plans Plans by key, with `action`, `kind` and `place`.
	 * @return array<string, array> The plan of the current part has `from`: the key of the deleted one, whose value it gets.
	 */
	public static function assign_places( array $plans ): array {
		$later = array();
		foreach ( $plans as $key => $plan ) {
			if ( 'wp_template_part' === $plan['kind'] && in_array( $plan['action'], array( self::RESET, self::REMOVE ), true ) ) {
				$later[ $plan['place'] ] = $key;
			}
		}
		foreach ( $plans as $key => $plan ) {
			$taken = self::RECREATE === $plan['action'] ? $later[ $plan['place'] ] ?? null : null;
			if ( null !== $taken && 'wp_template_part' === $plan['kind'] ) {
				$plans[ $taken ] = array(
					'action' => self::CHANGE,
					'from'   => $key,
				) + $plans[ $taken ];
				unset( $plans[ $key ] );
			}
		}

		return $plans;
	}

	/**
	 * Orders plans for the list: records that somebody has open come first.
	 *
	 * @param array[] $plans Plans with `openBy`, `kind` and `title`.
	 * @return list<array>
	 */
	public static function sort_for_reading( array $plans ): array {
		$rank = static fn( array $plan ): array => array( $plan['openBy'] ? 0 : 1, array_search( $plan['kind'], array_reverse( self::ORDER ), true ), mb_strtolower( $plan['title'] ), $plan['key'] );
		usort( $plans, static fn( array $a, array $b ): int => $rank( $a ) <=> $rank( $b ) );

		return array_values( $plans );
	}

	/**
	 * Orders plans for writing: records to which others refer come first, removals last.
	 *
	 * @param array[] $plans Plans with `kind` and `action`.
	 * @return list<array>
	 */
	public static function sort_for_writing( array $plans ): array {
		$rank = static fn( array $plan ): array => array( in_array( $plan['action'], array( self::RESET, self::REMOVE ), true ) ? 1 : 0, array_search( $plan['kind'], self::ORDER, true ) );
		usort( $plans, static fn( array $a, array $b ): int => $rank( $a ) <=> $rank( $b ) );

		return array_values( $plans );
	}

	/**
	 * Returns whether two values of a record are equal.
	 *
	 * @param string $kind Its kind.
	 * @param mixed  $then A value.
	 * @param mixed  $now  Another one.
	 */
	public static function are_equal( string $kind, $then, $now ): bool {
		if ( 'wp_global_styles' === $kind ) {
			return ! Draft_Paths::diff( self::read_config( $then ), self::read_config( $now ) );
		}

		return $then === $now;
	}

	/**
	 * Returns the settings and styles of a stored value.
	 *
	 * @param mixed $value The value.
	 * @return array{settings: array, styles: array}
	 */
	public static function read_config( $value ): array {
		$config = json_decode( (string) ( is_array( $value ) ? $value['content'] ?? '' : '' ), true );
		$config = is_array( $config ) && ! empty( $config['isGlobalStylesUserThemeJSON'] ) ? $config : array();

		return array(
			'settings' => is_array( $config['settings'] ?? null ) ? $config['settings'] : array(),
			'styles'   => is_array( $config['styles'] ?? null ) ? $config['styles'] : array(),
		);
	}

	/**
	 * Returns styles with the CSS of the current ones, for a person who may not write CSS.
	 *
	 * @param array $styles Styles to go back to.
	 * @param array $now    The current styles.
	 * @return array
	 */
	public static function preserve_css( array $styles, array $now ): array {
		$kept = array();
		foreach ( $styles as $name => $value ) {
			if ( 'css' === $name && ! is_array( $value ) ) {
				continue;
			}
			$kept[ $name ] = is_array( $value ) ? self::preserve_css( $value, is_array( $now[ $name ] ?? null ) ? $now[ $name ] : array() ) : $value;
		}
		foreach ( $now as $name => $value ) {
			if ( 'css' === $name && ! is_array( $value ) ) {
				$kept[ $name ] = $value;
			} elseif ( is_array( $value ) && ! isset( $styles[ $name ] ) ) {
				$rest = self::preserve_css( array(), $value );
				if ( $rest ) {
					$kept[ $name ] = $rest;
				}
			}
		}

		return $kept;
	}
}
