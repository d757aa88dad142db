<?php
/**
 * Rows of a theme's design for the choice of records to bring.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Transfer\Design_Judge;
use Atelier\Usage\Presets\Preset_Kinds;
use Atelier\Usage\Usage_Places;
use Atelier\Usage\Usage_Unknown;

defined( 'ABSPATH' ) || exit;

/**
 * Completes the rows of a judged design of another theme: the current theme's record of the same slug, the template or part
 * from which a pattern is made, whether it was brought before, and how often posts use a preset.
 */
final class Bring_Rows {
	/** Kinds that cannot be brought to a classic theme. */
	private const OF_BLOCK_THEMES = array( 'template', 'part', 'look', 'active', 'style', 'presets' );

	/**
	 * Completes a judged design.
	 *
	 * @param array                               $judged  Result of {@see \Atelier\Transfer\Design_Import::judge()}.
	 * @param array                               $design  The design.
	 * @param array<string, array<string, array>> $present Presets of the current theme by kind and slug.
	 */
	public static function complete( array $judged, array $design, array $present ): array {
		$is_block = wp_is_block_theme();
		$rows     = array();
		$kinds    = array();
		foreach ( $judged['rows'] as $row ) {
			$row = self::describe( $row, $design, $is_block );
			if ( 'presets' === $row['kind'] ) {
				$kinds[ $row['preset']['kind'] ] = true;
			}
			// A classic theme cannot have these records. Templates and parts stay in the list, as they can be kept as patterns.
			if ( $is_block || ! in_array( $row['kind'], self::OF_BLOCK_THEMES, true ) || isset( Theme_Design::POST_TYPES[ $row['kind'] ] ) ) {
				$rows[] = $row;
			}
		}

		return array(
			'rows'         => $rows,
			'isBlockTheme' => $is_block,
			'isInstalled'  => wp_get_theme( $design['from'] )->exists(),
			'presets'      => (object) self::list_choices( array_intersect_key( $present, $kinds ) ),
		) + $judged;
	}

	/**
	 * Describes a row.
	 *
	 * @param array $row      The row.
	 * @param array $design   The design.
	 * @param bool  $is_block Whether the current theme is a block theme.
	 */
	private static function describe( array $row, array $design, bool $is_block ): array {
		$record   = $design['records'][ $row['key'] ];
		$is_empty = 'style' === $row['kind'] && self::is_empty( $design['here'][ $row['key'] ] ?? null );
		$type     = Theme_Design::POST_TYPES[ $row['kind'] ] ?? null;
		$added    = array(
			'of'        => $record['of'] ?? null,
			// The images are on this site already.
			'pictures'  => array(),
			'rival'     => $type && $is_block ? get_block_template( get_stylesheet() . "//{$record['fields']['slug']}", $type )?->id : null,
			'isOwn'     => 0 !== $record['id'] || 'style' === $row['kind'],
			'area'      => 'part' === $row['kind'] ? $record['fields']['area'] ?? '' : null,
			'isBrought' => in_array( $row['key'], $design['copies'], true ),
			'preset'    => 'presets' === $row['kind'] ? self::describe_preset( $row['key'], $record ) : null,
		);
		if ( ! $is_block && in_array( $row['kind'], self::OF_BLOCK_THEMES, true ) ) {
			$added += array(
				'choices'  => array(),
				'isTicked' => false,
			);
		} elseif ( isset( $record['of'] ) ) {
			$added['isTicked'] = false;
		} elseif ( 'style' === $row['kind'] && isset( $design['here'][ $row['key'] ] ) && Style_Parts::has( (array) json_decode( $design['here'][ $row['key'] ]['content'], true ), (array) json_decode( $record['content'], true ) ) ) {
			$added += array(
				'state'    => Design_Judge::SAME,
				'choices'  => array(),
				'isTicked' => false,
			);
		} elseif ( $is_empty && Design_Judge::DIFFERENT === $row['state'] ) {
			$added['isTicked'] = $row['isAllowed'];
		}

		return $added + $row;
	}

	/**
	 * Returns whether the site has no own values in a part of the styles.
	 *
	 * @param array|null $record The site's record of that part.
	 */
	private static function is_empty( ?array $record ): bool {
		$config = $record ? json_decode( $record['content'], true ) : array();

		return empty( $config['settings'] ) && empty( $config['styles'] );
	}

	/**
	 * Describes a preset.
	 *
	 * @param string $key    Its key.
	 * @param array  $record Its record.
	 * @return array{kind: string, slug: string, value: string, isUsed: bool, places: int|null}
	 */
	private static function describe_preset( string $key, array $record ): array {
		list( , $kind, $slug ) = explode( '/', $key, 3 );
		try {
			$places = $record['isUsed'] ? Usage_Places::for_record( (string) Preset_Kinds::find_by_infix( $kind ), $slug )->count() : 0;
		} catch ( Usage_Unknown ) {
			$places = null;
		}

		return array(
			'kind'   => $kind,
			'slug'   => $slug,
			'value'  => Theme_Presets::get_value( $kind, $record['fields']['presets'][ $kind ][0] ),
			'isUsed' => $record['isUsed'],
			'places' => $places,
		);
	}

	/**
	 * Lists the presets that can replace others.
	 *
	 * @param array<string, array<string, array>> $present Presets of the current theme by kind and slug.
	 * @return array<string, list<array{slug: string, name: string, value: string}>> By kind.
	 */
	private static function list_choices( array $present ): array {
		$choices = array();
		foreach ( $present as $kind => $presets ) {
			foreach ( $presets as $slug => $preset ) {
				$choices[ $kind ][] = array(
					'slug'  => (string) $slug,
					'name'  => is_string( $preset['name'] ?? null ) ? $preset['name'] : (string) $slug,
					'value' => Theme_Presets::get_value( $kind, $preset ),
				);
			}
		}

		return $choices;
	}
}
