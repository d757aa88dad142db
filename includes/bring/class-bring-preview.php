<?php
/**
 * Previews of records that can be brought.
 *
 * @package Atelier
 */

namespace Atelier\Bring;

use Atelier\Overlay\Design_Overlay;
use Atelier\Previews\Preview_Frame;
use Atelier\Previews\Record_Renderer;
use Atelier\Transfer\Design_Inventory;
use Atelier\Transfer\Design_Localizer;
use Atelier\Transfer\Font_Addresses;
use WP_Error;
use WP_Theme_JSON_Data;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Renders templates and parts of another theme in that theme, and as they would be in the current one. Nothing is stored.
 */
final class Bring_Preview {
	/** Key of the sample of the styles. */
	public const SAMPLE = 'style/sample';

	/**
	 * Builds the service.
	 *
	 * @param Preview_Frame   $frame    Makes the document of previews.
	 * @param Record_Renderer $renderer Renders records.
	 */
	public function __construct( private Preview_Frame $frame, private Record_Renderer $renderer ) {}

	/**
	 * Returns the document of previews in the current theme, with the chosen parts of the styles, and all presets that would be brought.
	 *
	 * @param array    $design The design of the theme.
	 * @param string[] $parts  Names of the parts.
	 */
	public function read_frame( array $design, array $parts ): array {
		add_filter( 'wp_theme_json_data_user', static fn() => self::merge_styles( $design, $parts ), PHP_INT_MAX );
		wp_clean_theme_json_cache();

		return $this->frame->head() + array( 'bodyClass' => $this->frame->body_class() );
	}

	/**
	 * Renders records as they would be in the current theme.
	 *
	 * @param array    $design The design of the theme.
	 * @param string[] $keys   Their keys.
	 * @param string[] $with   Keys of parts that would be brought, too.
	 * @return list<array>
	 */
	public function render_here( array $design, array $keys, array $with ): array {
		$localizer = new Design_Localizer( new Design_Inventory(), $design['theme'] );
		$shown     = array_intersect_key( $design['records'], array_flip( array( ...$keys, ...$with ) ) );
		$shown     = array_filter( $shown, static fn( array $record ): bool => isset( Theme_Design::POST_TYPES[ $record['kind'] ] ) );
		foreach ( array_keys( $shown ) as $key ) {
			// Without a number, the block of a part would be left out.
			$localizer->targets()->add( (string) $key, 1 );
		}
		$values = self::make_sample();
		foreach ( $shown as $record ) {
			$values[ self::get_overlay_key( $record ) ] = array(
				'title'   => $record['title'],
				'content' => $localizer->localize( $record )['content'],
				'excerpt' => '',
				'area'    => $record['fields']['area'] ?? '',
			);
		}
		( new Design_Overlay( $values ) )->start();

		return array_map( fn( string $key ): array => $this->render( $key, $shown[ $key ] ?? null, false ), $keys );
	}

	/**
	 * Renders records as they are in their own theme, which this request previews.
	 *
	 * @param string   $from The theme.
	 * @param string[] $keys Their keys.
	 * @return list<array>
	 */
	public function render_there( string $from, array $keys ): array {
		$records = ( new Design_Inventory( $from ) )->all();
		( new Design_Overlay( self::make_sample() ) )->start();

		return array_map( fn( string $key ): array => $this->render( $key, $records[ $key ] ?? self::make_record( $key ), true ), $keys );
	}

	/**
	 * Renders a record.
	 *
	 * @param string     $key       Its key.
	 * @param array|null $record    Its record; null for the sample, and for a missing one.
	 * @param bool       $is_stored Whether it is rendered in its own theme.
	 */
	private function render( string $key, ?array $record, bool $is_stored ): array {
		$type    = self::SAMPLE === $key ? 'wp_template_part' : Theme_Design::POST_TYPES[ $record['kind'] ?? '' ] ?? null;
		$id      = self::SAMPLE === $key ? get_stylesheet() . '//atelier-sample' : ( $is_stored && ! empty( $record['id'] ) ? (string) $record['id'] : get_stylesheet() . '//' . ( $record['fields']['slug'] ?? '' ) );
		$preview = $type ? $this->renderer->render( $type, $id ) : new WP_Error( 'atelier_preview_not_found', __( 'It no longer exists.', 'atelier' ) );

		return array( 'key' => $key ) + ( is_wp_error( $preview ) ? array( 'error' => $preview->get_error_message() ) : $preview );
	}

	/**
	 * Makes the record of a template or part that has only a file.
	 *
	 * @param string $key Its key.
	 */
	private static function make_record( string $key ): ?array {
		list( $kind, $slug ) = explode( '/', $key, 2 ) + array( '', '' );

		return isset( Theme_Design::POST_TYPES[ $kind ] ) ? array(
			'kind'   => $kind,
			'fields' => array( 'slug' => $slug ),
		) : null;
	}

	/**
	 * Merges styles of another theme into those of the site.
	 *
	 * @param array    $design The design of the theme.
	 * @param string[] $parts  Names of the parts to merge.
	 */
	private static function merge_styles( array $design, array $parts ): WP_Theme_JSON_Data {
		$stored = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
		$config = json_decode( (string) ( $stored['post_content'] ?? '' ), true );
		$config = is_array( $config ) ? $config : array();
		$chosen = array();
		foreach ( $parts as $part ) {
			if ( isset( $design['records'][ "style/$part" ] ) ) {
				$chosen[ $part ] = json_decode( Design_Inventory::home()->insert_address( $design['records'][ "style/$part" ]['content'] ), true );
			}
		}
		$config = Style_Parts::merge_into( $config, $chosen );
		foreach ( $design['records'] as $record ) {
			if ( 'presets' === $record['kind'] ) {
				$config['settings'] = Theme_Presets::add( $config['settings'], ( new Font_Addresses( $record['addresses'] ) )->insert_addresses( $record['fields']['presets'] ) );
			}
		}

		return new WP_Theme_JSON_Data( array( 'version' => \WP_Theme_JSON::LATEST_SCHEMA ) + $config, 'custom' );
	}

	/**
	 * Makes a sample of the styles, as a value of {@see Design_Overlay}.
	 */
	private static function make_sample(): array {
		$text = static fn( string $text ): string => esc_html( $text );

		return array(
			'wp_template_part/' . get_stylesheet() . '//atelier-sample' => array(
				'title'   => '',
				'excerpt' => '',
				'area'    => '',
				'content' => '<!-- wp:group {"style":{"spacing":{"padding":{"top":"40px","right":"40px","bottom":"40px","left":"40px"}}},"layout":{"type":"default"}} --><div class="wp-block-group" style="padding:40px">'
					. '<!-- wp:heading --><h2 class="wp-block-heading">' . $text( __( 'The look of a heading', 'atelier' ) ) . '</h2><!-- /wp:heading -->'
					. '<!-- wp:paragraph --><p>' . $text( __( 'A paragraph, as your visitors read it,', 'atelier' ) ) . ' <a href="#">' . $text( __( 'with a link in it', 'atelier' ) ) . '</a>.</p><!-- /wp:paragraph -->'
					. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="#">' . $text( __( 'A button', 'atelier' ) ) . '</a></div><!-- /wp:button --></div><!-- /wp:buttons -->'
					. '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>' . $text( __( 'A quote of somebody.', 'atelier' ) ) . '</p><!-- /wp:paragraph --></blockquote><!-- /wp:quote --></div><!-- /wp:group -->',
			),
		);
	}

	/**
	 * Returns the key of a record in {@see Design_Overlay}.
	 *
	 * @param array $record Its record.
	 */
	private static function get_overlay_key( array $record ): string {
		return Theme_Design::POST_TYPES[ $record['kind'] ] . '/' . get_stylesheet() . '//' . $record['fields']['slug'];
	}
}
