<?php
/**
 * Sections that the root of Styles lists.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Page\Address;
use Atelier\Page\Rights;
use Atelier\Page\Shared_Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the rows of the root of Styles (specification 5), which stand in `sections.json`, for the printed shell and for the application until the panel itself is loaded.
 *
 * The panel decides by the host's rules, on what is being edited; these are the same for what is saved.
 */
final class Styles_Outline {
	/** Path of the screen. */
	public const PATH = '/styles';

	/**
	 * Parts of the settings that are about colour, and about type, wherever they stand; as `variation-properties.ts` has them.
	 */
	private const PROPERTY_KEYS = array( array( 'color', 'filter', 'duotone' ), array( 'typography' ) );

	/**
	 * Result of {@see groups()}.
	 *
	 * @var list<array{description: string, rows: list<array{section: string, label: string, icon: string, href: string}>}>|null
	 */
	private ?array $groups = null;

	/**
	 * Builds the service.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private Address $address ) {}

	/**
	 * The rows in their groups, in order; none for who may not edit the styles.
	 *
	 * @return list<array{description: string, rows: list<array{section: string, label: string, icon: string, href: string}>}>
	 */
	public function groups(): array {
		$this->groups ??= ( wp_is_block_theme() || wp_theme_has_theme_json() ) && Rights::all()['editStyles'] ? $this->collect() : array();

		return $this->groups;
	}

	/**
	 * Collects the groups that have rows.
	 *
	 * @return list<array{description: string, rows: list<array{section: string, label: string, icon: string, href: string}>}>
	 */
	private function collect(): array {
		$settings = wp_get_global_settings();
		$groups   = array();
		foreach ( Style_Sections::listed() as $name => $section ) {
			$is_shown = 'variations' === $name ? $this->has_variations() : Style_Sections::is_available( $section, $settings );
			if ( ! $is_shown ) {
				continue;
			}
			$number            = $section['group'];
			$groups[ $number ] ??= array(
				'description' => '',
				'rows'        => array(),
			);
			if ( isset( $section['description'] ) ) {
				$groups[ $number ]['description'] = Shared_Texts::translate( $section['description'] );
			}
			$groups[ $number ]['rows'][] = array(
				'section' => $section['path'],
				'label'   => Shared_Texts::translate( $section['title'] ),
				'icon'    => $section['icon'] ?? '',
				'href'    => $this->address->to_url( self::PATH, array( 'section' => $section['path'] ) ),
			);
		}

		return array_values( $groups );
	}

	/**
	 * Whether there is anything to browse: a variation of the theme that is not about colour or type alone, or a look.
	 */
	private function has_variations(): bool {
		foreach ( \WP_Theme_JSON_Resolver::get_style_variations() as $variation ) {
			$parts = array_intersect_key(
				$variation,
				array(
					'settings' => true,
					'styles'   => true,
				)
			);
			if ( $this->has_beside( $parts, self::PROPERTY_KEYS[0] ) && $this->has_beside( $parts, self::PROPERTY_KEYS[1] ) ) {
				return true;
			}
		}

		return Looks::has_looks();
	}

	/**
	 * Whether settings or styles say anything beside some of their parts.
	 *
	 * @param array    $node The settings or styles.
	 * @param string[] $keys Names of the parts.
	 */
	private function has_beside( array $node, array $keys ): bool {
		foreach ( $node as $key => $value ) {
			if ( in_array( $key, $keys, true ) ) {
				continue;
			}
			if ( ! is_array( $value ) || array() !== $value && array_is_list( $value ) || $this->has_beside( $value, $keys ) ) {
				return true;
			}
		}

		return false;
	}
}
