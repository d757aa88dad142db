<?php
/**
 * The settings or the styles of a look.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use JsonSerializable;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Decodes settings or styles when a response is encoded, and does not store them: those of all looks of a theme, which one response
 * lists, take ten times as much memory as their JSON.
 */
final class Look_Part implements JsonSerializable {
	/**
	 * Constructor.
	 *
	 * @param WP_Post $post The look.
	 * @param string  $name `settings` or `styles`.
	 */
	public function __construct( private readonly WP_Post $post, private readonly string $name ) {}

	/**
	 * Returns the settings or styles.
	 */
	public function jsonSerialize(): object {
		$content = json_decode( Config_Cleaner::clean_json( $this->post->post_content )['json'], true );

		return (object) ( $content[ $this->name ] ?? array() );
	}
}
