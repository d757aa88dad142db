<?php
/**
 * States of templates.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use Atelier\Writes\Stored_Slug;

defined( 'ABSPATH' ) || exit;

/**
 * Determines which of the listed templates serves each slug, and the state of each template. The application only shows these states. As for the
 * front end, {@see Template_Posts::can_serve()} decides which versions can serve.
 */
final class Template_States {
	public const ACTIVE      = 'active';
	public const WHEN_USED   = 'when-used';
	public const INACTIVE    = 'inactive';
	public const OTHER_THEME = 'other-theme';

	/**
	 * Ids of the files, by slug.
	 *
	 * @var array<int|string, string>
	 */
	private array $files = array();

	/**
	 * Ids of the custom templates that serve the posts that choose them without an entry, by slug.
	 *
	 * @var array<int|string, int>
	 */
	private array $custom = array();

	/**
	 * Constructor.
	 *
	 * @param array[]                      $templates Templates as the list describes them; versions newest first, WordPress's order.
	 * @param array<int|string, int|false> $entries   The setting: by slug the id of a version, `false` for none.
	 * @param array<int, string>           $able      Slugs of the versions that can serve, by id.
	 * @param string                       $theme     Stylesheet of the current or previewed theme.
	 */
	public function __construct( array $templates, private array $entries, private array $able, private string $theme ) {
		foreach ( $templates as $template ) {
			if ( Registered_Templates::POST_TYPE === $template['type'] ) {
				$this->files[ Stored_Slug::to_stored( $template['slug'] ) ] = $template['id'];
			} elseif ( $template['is_custom'] && isset( $able[ $template['id'] ] ) ) {
				$this->custom[ $template['slug'] ] ??= $template['id'];
			}
		}
	}

	/**
	 * Returns the id of the template that serves a slug; null where none does.
	 *
	 * @param int|string $slug The slug.
	 * @return int|string|null
	 */
	public function served_by( $slug ) {
		$slug   = Stored_Slug::to_stored( (string) $slug );
		$served = Active_Templates::resolve_entry( $this->entries[ $slug ] ?? null, fn( int $id ): bool => ( $this->able[ $id ] ?? null ) === (string) $slug );

		return false === $served ? null : $served ?? $this->files[ $slug ] ?? $this->custom[ $slug ] ?? null;
	}

	/**
	 * Returns whether the theme or a plugin has a file for a slug.
	 *
	 * @param int|string $slug The slug.
	 */
	public function has_file( $slug ): bool {
		return isset( $this->files[ Stored_Slug::to_stored( (string) $slug ) ] );
	}

	/**
	 * Returns the state of a template.
	 *
	 * @param array<string, mixed> $template The template.
	 */
	public function get( array $template ): string {
		if ( Template_Posts::POST_TYPE === $template['type'] && $this->theme !== $template['theme'] ) {
			return self::OTHER_THEME;
		}
		if ( $this->served_by( $template['slug'] ) !== $template['id'] ) {
			return self::INACTIVE;
		}

		return $template['is_custom'] ? self::WHEN_USED : self::ACTIVE;
	}
}
