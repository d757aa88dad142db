<?php
/**
 * Sections that the root of Styles lists.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Page\Address;
use Atelier\Page\Rights;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the rows of the root of Styles (specification 5), for the printed shell and for the application until the panel itself is loaded.
 *
 * The panel decides by the host's rules, on what is being edited; these are the same for what is saved.
 */
final class Styles_Outline {
	/** Path of the screen. */
	public const PATH = '/styles';

	/**
	 * Settings of type, of which one is enough.
	 */
	private const TYPE_FLAGS = array( 'customFontSize', 'fontStyle', 'fontWeight', 'letterSpacing', 'lineHeight', 'textAlign', 'textColumns', 'textDecoration', 'textIndent', 'textTransform', 'writingMode' );

	private const COLOR_FLAGS = array( 'text', 'background', 'link', 'caption', 'button', 'heading' );

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
		$this->groups ??= wp_is_block_theme() && Rights::all()['editStyles'] ? $this->collect() : array();

		return $this->groups;
	}

	/**
	 * Collects the groups that have rows.
	 *
	 * @return list<array{description: string, rows: list<array{section: string, label: string, icon: string, href: string}>}>
	 */
	private function collect(): array {
		$settings = wp_get_global_settings();
		$groups   = array(
			array(
				'description' => '',
				'rows'        => array(
					$this->has_variations() ? $this->row( '/variations', __( 'Browse styles', 'atelier' ) ) : null,
				),
			),
			array(
				'description' => '',
				'rows'        => array(
					$this->has_type( $settings ) ? $this->row( '/typography', __( 'Typography', 'atelier' ), 'typography' ) : null,
					$this->has_any( $settings, 'color', self::COLOR_FLAGS ) ? $this->row( '/colors', __( 'Colors', 'atelier' ), 'color' ) : null,
					$this->has_any( $settings, 'background', array( 'backgroundImage' ) ) ? $this->row( '/background', __( 'Background', 'atelier' ), 'background' ) : null,
					empty( $settings['shadow'] ) ? null : $this->row( '/shadows', __( 'Shadows', 'atelier' ), 'shadow' ),
					$this->has_layout( $settings ) ? $this->row( '/layout', __( 'Layout', 'atelier' ), 'layout' ) : null,
				),
			),
			array(
				'description' => __( 'Customize the appearance of specific blocks for the whole site.', 'atelier' ),
				'rows'        => array( $this->row( '/blocks', __( 'Blocks', 'atelier' ) ) ),
			),
		);
		foreach ( $groups as &$group ) {
			$group['rows'] = array_values( array_filter( $group['rows'] ) );
		}
		unset( $group );

		return array_values( array_filter( $groups, static fn( array $group ): bool => array() !== $group['rows'] ) );
	}

	/**
	 * One row.
	 *
	 * @param string $section Section of the address.
	 * @param string $label   What it reads.
	 * @param string $icon    Name of its icon; empty without one.
	 * @return array{section: string, label: string, icon: string, href: string}
	 */
	private function row( string $section, string $label, string $icon = '' ): array {
		return array(
			'section' => $section,
			'label'   => $label,
			'icon'    => $icon,
			'href'    => $this->address->to_url( self::PATH, array( 'section' => $section ) ),
		);
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

	/**
	 * Whether type can be set.
	 *
	 * @param array $settings All settings.
	 */
	private function has_type( array $settings ): bool {
		$type = (array) ( $settings['typography'] ?? array() );

		return $this->has_any( $settings, 'typography', self::TYPE_FLAGS )
			|| array() !== array_filter( (array) ( $type['fontFamilies'] ?? array() ) )
			|| array() !== array_filter( (array) ( $type['fontSizes'] ?? array() ) );
	}

	/**
	 * Whether sizes and spaces can be set.
	 *
	 * @param array $settings All settings.
	 */
	private function has_layout( array $settings ): bool {
		return $this->has_any( $settings, 'layout', array( 'contentSize', 'wideSize' ) )
			|| $this->has_any( $settings, 'spacing', array( 'padding', 'margin', 'blockGap' ) )
			|| $this->has_any( $settings, 'dimensions', array( 'minHeight', 'height', 'width', 'aspectRatio' ) );
	}

	/**
	 * Whether one of some settings is on.
	 *
	 * @param array    $settings All settings.
	 * @param string   $part     Where they stand.
	 * @param string[] $names    Their names.
	 */
	private function has_any( array $settings, string $part, array $names ): bool {
		return array() !== array_filter( array_intersect_key( (array) ( $settings[ $part ] ?? array() ), array_flip( $names ) ) );
	}
}
