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
 * Lists the rows of the root of Styles (specification 5) from `sections.json`: for the printed shell, and for the application until the panel is
 *
 * loaded. The panel applies the host's rules to the edited styles; this class applies the same rules to saved ones.
 */
final class Styles_Outline {
	/** Path of the screen. */
	public const PATH = '/styles';

	/**
	 * Result of {@see groups()}.
	 *
	 * @var list<array{description: string, rows: list<array{section: string, label: string, icon: string, href: string}>}>|null
	 */
	private ?array $groups = null;

	/**
	 * Constructor.
	 *
	 * @param Address $address Addresses of Design.
	 */
	public function __construct( private Address $address ) {}

	/**
	 * Returns the rows in their groups, in order; none for people who may not edit the styles.
	 *
	 * @return list<array{description: string, rows: list<array{section: string, label: string, icon: string, href: string}>}>
	 */
	public function groups(): array {
		$this->groups ??= ( wp_is_block_theme() || wp_theme_has_theme_json() ) && Rights::all()['editStyles'] ? $this->collect() : array();

		return $this->groups;
	}

	/**
	 * Collects the groups with rows.
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
	 * Returns whether there is anything to browse: a variation of the theme, also one of only colors or typography, or a look.
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
			if ( self::has_values( $parts ) ) {
				return true;
			}
		}

		return Looks::has_looks();
	}

	/**
	 * Returns whether settings or styles contain any value.
	 *
	 * @param array $node The settings or styles.
	 */
	private static function has_values( array $node ): bool {
		foreach ( $node as $value ) {
			if ( ! is_array( $value ) || self::has_values( $value ) ) {
				return true;
			}
		}

		return false;
	}
}
