<?php
/**
 * Verbs that change the design.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of {@see Verb_Table} whose changes are stored in a draft.
 */
final class Write_Verbs {
	/** Fields of a written record. */
	private const RECORD = array( 'id', 'slug', 'title' => 'title.raw' );

	/**
	 * Returns the rows.
	 *
	 * @return Verb[]
	 */
	public static function all(): array {
		$site = Verb_Inputs::template_id();
		$page = Verb_Inputs::number( __( 'Number of the item.', 'atelier' ) );
		$part = array(
			'slug' => Verb_Inputs::slug( __( 'Slug of the part.', 'atelier' ) ),
			'area' => Verb_Inputs::slug( __( 'Area of the part: header, footer, sidebar or uncategorized.', 'atelier' ) ),
		);

		return array(
			...self::styles(),
			...self::presets(),
			...self::records( 'templates', '@wp_template', '/wp/v2/wp_template', $site, self::template_fields() ),
			...self::records( 'parts', '@wp_template_part', '/wp/v2/template-parts', $site, $part ),
			...self::records( 'patterns', '@wp_block', '/wp/v2/blocks', $page, array() ),
			...self::records( 'menus', '@wp_navigation', '/wp/v2/navigation', $page, array() ),
			...self::others(),
		);
	}

	/**
	 * Returns the rows of the styles.
	 *
	 * @return Verb[]
	 */
	private static function styles(): array {
		$words = Verb_Inputs::items( __( 'Values in words, such as “h1 48px”, “background #fffbe6” or “button radius 8”.', 'atelier' ), Verb_Inputs::text( __( 'A name and a value.', 'atelier' ), 200, 3 ) );
		$set   = array(
			'description'          => __( 'Values by path, such as “styles.color.background”.', 'atelier' ),
			'type'                 => 'object',
			'maxProperties'        => 200,
			'additionalProperties' => array( 'type' => array( 'string', 'number', 'boolean', 'array', 'object' ) ),
		);
		$move  = Verb_Inputs::items(
			__( 'Values of the site that move from one path to another.', 'atelier' ),
			array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'from' => array( 'required' => true ) + Verb_Inputs::path(),
					'to'   => array( 'required' => true ) + Verb_Inputs::path(),
				),
			)
		);
		$reset = Verb_Inputs::items( __( 'Paths whose own value is removed, so that the theme’s applies.', 'atelier' ), Verb_Inputs::path() );
		$apply = array(
			'variation' => Verb_Inputs::text( __( 'Title of a style variation.', 'atelier' ) ),
			'saved'     => Verb_Inputs::number( __( 'Number of saved styles.', 'atelier' ) ),
		);
		$route = '/atelier/v1/styles/values';

		return array(
			new Verb( 'styles-set', __( 'Set style values', 'atelier' ), __( 'Sets values of the styles by path or in words, either all or none.', 'atelier' ), Verb::WRITE, $route, compact( 'set', 'words' ), method: 'POST', positional: array( 'words' ) ),
			new Verb( 'styles-reset', __( 'Reset style values', 'atelier' ), __( 'Removes own values of the styles, so that the theme’s apply.', 'atelier' ), Verb::WRITE, $route, array( 'paths' => $reset ), array( 'paths' ), 'POST', names: array( 'paths' => 'reset' ), positional: array( 'paths' ) ),
			new Verb( 'styles-move', __( 'Move style values', 'atelier' ), __( 'Moves own values of the styles from one path to another.', 'atelier' ), Verb::WRITE, $route, compact( 'move' ), array( 'move' ), 'POST' ),
			new Verb( 'styles-apply', __( 'Apply styles', 'atelier' ), __( 'Replaces the styles by a style variation or by saved styles.', 'atelier' ), Verb::WRITE, '/atelier/v1/styles/apply', $apply, method: 'POST' ),
		);
	}

	/**
	 * Returns the rows of presets.
	 *
	 * @return Verb[]
	 */
	private static function presets(): array {
		$kind  = Verb_Inputs::preset_kind();
		$slug  = array( 'pattern' => '^[a-z0-9]+(-[a-z0-9]+)*$' ) + Verb_Inputs::text( __( 'Slug of the preset.', 'atelier' ), 150 );
		$with  = array( 'description' => __( 'Slug of the preset that takes its place.', 'atelier' ) ) + $slug;
		$name  = Verb_Inputs::text( __( 'Name of the preset.', 'atelier' ), 100 );
		$value = array(
			'description' => __( 'Value of the preset; the two colors of a duotone are a list.', 'atelier' ),
			'type'        => array( 'string', 'array' ),
			'items'       => array( 'type' => 'string' ),
			'maxItems'    => 2,
			'minLength'   => 1,
			'maxLength'   => 2000,
		);

		return array(
			new Verb( 'presets-set', __( 'Add or change a preset', 'atelier' ), __( 'Adds a preset of the site, or changes the value or name of one. A preset of the theme is changed for this site only.', 'atelier' ), Verb::WRITE, '/atelier/v1/presets', compact( 'kind', 'slug', 'value', 'name' ), array( 'kind', 'slug', 'value' ), 'POST', positional: array( 'kind', 'slug', 'value' ) ),
			new Verb( 'presets-merge', __( 'Merge presets', 'atelier' ), __( 'Replaces a preset by another one in the styles, templates, parts, patterns and menus. Its definition stays while pages or files use it.', 'atelier' ), Verb::WRITE, '/atelier/v1/presets/merge', compact( 'kind', 'slug', 'with' ), array( 'kind', 'slug', 'with' ), 'POST', positional: array( 'kind', 'slug', 'with' ) ),
		);
	}

	/**
	 * Returns the inputs that only new templates have.
	 */
	private static function template_fields(): array {
		return array(
			'slug'        => Verb_Inputs::slug( __( 'Slug, such as “single” or “page-about”: it decides which addresses the template serves.', 'atelier' ) ),
			'description' => Verb_Inputs::text( __( 'Description.', 'atelier' ), 1000, 0 ),
			'activate'    => array(
				'description' => __( 'Whether it is active in the draft.', 'atelier' ),
				'type'        => 'boolean',
			),
		);
	}

	/**
	 * Returns the rows of a noun whose records have a title and block markup.
	 *
	 * @param string $noun   The noun.
	 * @param string $record Route of a record.
	 * @param string $list   Route that creates records.
	 * @param array  $id     Schema of the id.
	 * @param array  $more   Schemas of further inputs of new records.
	 * @return Verb[]
	 */
	private static function records( string $noun, string $record, string $list, array $id, array $more ): array {
		$title   = Verb_Inputs::text( __( 'Title.', 'atelier' ) );
		$content = Verb_Inputs::markup();
		$least   = array( 'title', 'content', ...( isset( $more['slug'] ) ? array( 'slug' ) : array() ) );

		list( $create, $write, $rename, $delete ) = self::labels( $noun );

		return array(
			new Verb( "$noun-create", $create, __( 'Creates it in the draft. It is live once the draft is published.', 'atelier' ), Verb::WRITE, $list, compact( 'title', 'content' ) + $more, $least, 'POST', fixed: array( 'status' => 'publish' ), fields: self::RECORD, positional: array( 'title' ) ),
			new Verb( "$noun-write", $write, __( 'Replaces its block markup.', 'atelier' ), Verb::WRITE, $record, compact( 'id', 'content' ), array( 'id', 'content' ), 'POST', fields: self::RECORD, positional: array( 'id' ) ),
			new Verb( "$noun-rename", $rename, __( 'Changes its title.', 'atelier' ), Verb::WRITE, $record, compact( 'id', 'title' ), array( 'id', 'title' ), 'POST', fields: self::RECORD, positional: array( 'id', 'title' ) ),
			new Verb( "$noun-delete", $delete, __( 'Deletes it, or resets it to the theme’s file. It can be restored for 30 days after the publication.', 'atelier' ), Verb::WRITE, $record, compact( 'id' ), array( 'id' ), 'DELETE', fixed: array( 'force' => true ), fields: array( 'deleted' ), positional: array( 'id' ) ),
		);
	}

	/**
	 * Returns the labels of the four verbs of a noun.
	 *
	 * @param string $noun The noun.
	 * @return array{0: string, 1: string, 2: string, 3: string}
	 */
	private static function labels( string $noun ): array {
		return match ( $noun ) {
			'templates' => array( __( 'Create a template', 'atelier' ), __( 'Write a template', 'atelier' ), __( 'Rename a template', 'atelier' ), __( 'Delete a template', 'atelier' ) ),
			'parts'     => array( __( 'Create a template part', 'atelier' ), __( 'Write a template part', 'atelier' ), __( 'Rename a template part', 'atelier' ), __( 'Delete a template part', 'atelier' ) ),
			'patterns'  => array( __( 'Create a pattern', 'atelier' ), __( 'Write a pattern', 'atelier' ), __( 'Rename a pattern', 'atelier' ), __( 'Delete a pattern', 'atelier' ) ),
			default     => array( __( 'Create a menu', 'atelier' ), __( 'Write a menu', 'atelier' ), __( 'Rename a menu', 'atelier' ), __( 'Delete a menu', 'atelier' ) ),
		};
	}

	/**
	 * Returns the rows of active templates, the identity, fonts and the history.
	 *
	 * @return Verb[]
	 */
	private static function others(): array {
		$template = array(
			'description' => __( 'Number of the template, or false for none.', 'atelier' ),
			'type'        => array( 'integer', 'boolean' ),
		);
		$identity = array(
			'title'       => Verb_Inputs::text( __( 'Title of the site.', 'atelier' ) ),
			'description' => Verb_Inputs::text( __( 'Tagline of the site.', 'atelier' ), 1000, 0 ),
			'site_logo'   => Verb_Inputs::number( __( 'Number of the picture that is the logo.', 'atelier' ) ),
			'site_icon'   => Verb_Inputs::number( __( 'Number of the picture that is the icon.', 'atelier' ) ),
		);
		$font     = array(
			'collection' => Verb_Inputs::slug( __( 'Slug of a font collection.', 'atelier' ) ),
			'family'     => Verb_Inputs::slug( __( 'Slug of a font of the collection.', 'atelier' ) ),
		);
		$restore  = array(
			'record' => Verb_Inputs::record(),
			'at'     => Verb_Inputs::state( __( 'The state: “live”, a time in seconds, “moment-” or “draft-” with a number.', 'atelier' ) ),
			'paths'  => Verb_Inputs::items( __( 'Only these values, each a path with dots between its names.', 'atelier' ), Verb_Inputs::text( __( 'A path.', 'atelier' ), 1000 ) ),
		);

		return array(
			new Verb( 'templates-activate', __( 'Activate a template', 'atelier' ), __( 'Chooses which template serves a slug.', 'atelier' ), Verb::WRITE, '/atelier/v1/active-templates/{slug}', array( 'slug' => Verb_Inputs::slug( __( 'Slug of the template.', 'atelier' ) ) ) + compact( 'template' ), array( 'slug', 'template' ), 'PUT', positional: array( 'slug', 'template' ) ),
			new Verb( 'identity-set', __( 'Set the identity', 'atelier' ), __( 'Sets the title, tagline, logo and icon of the site.', 'atelier' ), Verb::WRITE, '/wp/v2/settings', $identity, method: 'POST', fields: array( 'title', 'description', 'site_logo', 'site_icon' ) ),
			new Verb( 'fonts-install', __( 'Install a font', 'atelier' ), __( 'Installs a font of a collection and offers it in the styles. Its files are stored at once; nothing shows them before the draft is published.', 'atelier' ), Verb::WRITE, '/atelier/v1/fonts/install', $font, array( 'collection', 'family' ), 'POST', positional: array( 'collection', 'family' ) ),
			new Verb( 'history-restore', __( 'Restore a record', 'atelier' ), __( 'Restores a record, or some of its values, from another state.', 'atelier' ), Verb::WRITE, '/atelier/v1/differences/restore', $restore, array( 'record', 'at' ), 'POST', positional: array( 'record', 'at' ) ),
		);
	}
}
