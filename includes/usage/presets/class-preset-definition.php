<?php
/**
 * Changes of the person's own presets.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Rewrites_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a copy of a preset under another slug to the site's styles, or takes a preset out of them.
 */
final class Preset_Definition implements Rewrites_Markup {
	/**
	 * Builds a change.
	 *
	 * @param string      $kind Kind.
	 * @param string      $slug Slug of the preset.
	 * @param string|null $copy Slug of the copy; null where the preset is taken out.
	 */
	public function __construct( private readonly string $kind, private readonly string $slug, private readonly ?string $copy ) {}

	/**
	 * Returns a config as it is to be.
	 *
	 * @param string $markup The config as JSON.
	 */
	public function rewrite( string $markup ): string {
		list( $group, $list ) = Site_Presets::PLACES[ $this->kind ];
		$config               = json_decode( $markup );
		$lists                = $config->settings->$group->$list ?? null;
		// Before WordPress has saved a list it can be without its origin.
		$own = is_array( $lists ) ? $lists : ( $lists->custom ?? null );
		if ( ! is_array( $own ) ) {
			return $markup;
		}
		$changed = array();
		foreach ( $own as $preset ) {
			$is_meant = is_object( $preset ) && ( $preset->slug ?? null ) === $this->slug;
			if ( ! $is_meant || null !== $this->copy ) {
				$changed[] = $preset;
			}
			if ( $is_meant && null !== $this->copy ) {
				$changed[] = (object) ( array( 'slug' => $this->copy ) + (array) $preset );
			}
		}
		if ( count( $changed ) === count( $own ) ) {
			return $markup;
		}
		$config->settings->$group->$list = (object) ( array( 'custom' => $changed ) + ( is_object( $lists ) ? (array) $lists : array() ) );
		$this->change_dark_value( $config->settings );

		return (string) wp_json_encode( $config );
	}

	/**
	 * Copies the preset's value for dark schemes, or takes it out.
	 *
	 * @param object $settings Settings of the person, which are changed.
	 */
	private function change_dark_value( object $settings ): void {
		$values = $settings->custom->dark->{ $this->kind } ?? null;
		if ( ! is_object( $values ) || ! isset( $values->{ $this->slug } ) ) {
			return;
		}
		if ( null === $this->copy ) {
			unset( $values->{ $this->slug } );
		} else {
			$values->{ $this->copy } = $values->{ $this->slug };
		}
	}
}
