<?php
/**
 * Slugs of templates in a draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Features;
use Atelier\History\Design_Settings;
use Atelier\Templates\Active_Templates;
use Atelier\Templates\Template_Posts;
use Atelier\Writes\Write_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Activates a template for its new slug in a draft, as in the live design ({@see \Atelier\Templates\Template_Lifecycle::follow_slug()}).
 */
final class Draft_Slugs {
	/**
	 * Adds the changes of active templates that follow from changes of slugs.
	 *
	 * @param array<string, array> $changes Values by key.
	 * @return array<string, array>|WP_Error
	 */
	public static function follow( array $changes ) {
		$more = array();
		foreach ( $changes as $key => $value ) {
			list( $kind, $name ) = explode( '/', $key, 2 );
			$post = Template_Posts::POST_TYPE === $kind && ctype_digit( $name ) ? get_post( (int) $name ) : null;
			$slug = $value['slug'] ?? null;
			if ( ! $post || ! is_string( $slug ) || $slug === $post->post_name ) {
				continue;
			}
			if ( ! Active_Templates::is_slug( $slug ) ) {
				return new WP_Error( 'atelier_invalid_template_slug', __( 'This cannot be the slug of a template.', 'atelier' ), array( 'status' => 400 ) );
			}
			$more += Features::has_template_versions() ? self::move_entry( $post->ID, $post->post_name, $slug ) : array();
		}

		return $changes + $more;
	}

	/**
	 * Returns the changes of active templates for a template with a new slug. They do not replace the version that serves the new slug.
	 *
	 * @param int    $id   Number of the template.
	 * @param string $from The old slug.
	 * @param string $to   The new slug.
	 * @return array<string, array>
	 */
	private static function move_entry( int $id, string $from, string $to ): array {
		$active = new Active_Templates( new Write_Lock() );
		if ( $active->get_one( $from ) !== $id ) {
			return array();
		}
		$entry     = $active->get_one( $to );
		$is_served = is_int( $entry ) && Template_Posts::can_serve( get_post( $entry ), $to, get_stylesheet() );
		$is_found  = get_post_meta( $id, 'is_wp_suggestion', true ) || isset( get_default_block_template_types()[ $to ] ) || Template_Posts::has_file( $to, get_stylesheet() );

		return array( Design_Settings::ACTIVE . "/$from" => array( 'value' => null ) )
			+ ( $is_served || ! $is_found ? array() : array( Design_Settings::ACTIVE . "/$to" => array( 'value' => $id ) ) );
	}
}
