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
 * Adds a copy of a preset under another slug to the site's styles, or removes a preset from them.
 */
final class Preset_Definition implements Rewrites_Markup {
	/**
	 * Constructor.
	 *
	 * @param string      $kind Kind.
	 * @param string      $slug Slug of the preset.
	 * @param string|null $copy Slug of the copy; null to remove the preset.
	 */
	public function __construct( private readonly string $kind, private readonly string $slug, private readonly ?string $copy ) {}

	/**
	 * Returns the changed config.
	 *
	 * @param string $markup The config as JSON.
	 */
	public function rewrite( string $markup ): string {
		list( $group, $list ) = Preset_Kinds::TABLE[ $this->kind ]['path'];
		$config               = json_decode( $markup );
		$lists                = $config->settings->$group->$list ?? null;
		// A list that WordPress has not saved yet can lack the key of its origin.
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
	 * Copies or removes the preset's value for dark schemes.
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
