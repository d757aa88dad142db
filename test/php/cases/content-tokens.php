<?php
/**
 * Tokens of stored content.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Writes\Content_Tokens;
use WP_Block_Template;

$post = array(
	'ID'           => 7,
	'post_type'    => 'page',
	'post_title'   => 'A',
	'post_content' => 'x',
);
/** The token of post 7 with other fields. */
$token_of = static function ( array $fields = array() ) use ( $post ): ?string {
	start_site();
	add_post( $fields + $post );
	return ( new Content_Tokens() )->get_post_token( 7 );
};
$same     = static fn( array $fields ): callable => static fn() => expect_same( $token_of(), $token_of( $fields ) );
$differs  = static fn( array $fields ): callable => static fn() => expect_same( true, $token_of() !== $token_of( $fields ) );

return array(
	'a post that is not there has none'            => static function () {
		wp_cache_set( 8, false, 'posts' );
		$GLOBALS['wpdb'] = new class() {
			/** Table. */
			public string $posts = 'wp_posts';
			/** Finds nothing. */
			public function __call( string $name, array $arguments ) {
				return null;
			}
		};
		expect_same( null, ( new Content_Tokens() )->get_post_token( 8 ) );
	},
	'the same content has the same token'          => $same( array() ),
	'the date of the last change is no content'    => $same( array( 'post_modified' => '2026-02-02 00:00:00' ) ),
	'the title is'                                 => $differs( array( 'post_title' => 'B' ) ),
	'the content is'                               => $differs( array( 'post_content' => 'y' ) ),
	'the status is'                                => $differs( array( 'post_status' => 'draft' ) ),
	'the author is'                                => $differs( array( 'post_author' => '2' ) ),
	'the place in the tree is'                     => $differs( array( 'post_parent' => 3 ) ),
	'the date is'                                  => $differs( array( 'post_date' => '2026-03-03 00:00:00' ) ),
	'that of a draft without one is not'           => static fn() => expect_same(
		$token_of( array( 'post_date_gmt' => '0000-00-00 00:00:00' ) ),
		$token_of(
			array(
				'post_date_gmt' => '0000-00-00 00:00:00',
				'post_date'     => '2026-03-03 00:00:00',
			)
		)
	),
	'what moves between two fields is a change'    => static fn() => expect_same(
		true,
		$token_of( array( 'post_title' => 'ab', 'post_content' => '' ) ) !== $token_of( array( 'post_title' => 'a', 'post_content' => 'b' ) )
	),
	'meta that REST shows is'                      => $differs( array( 'meta' => array( '_wp_page_template' => 'wide' ) ) ),
	'other meta is not'                            => $same( array( 'meta' => array( '_edit_lock' => '1:1' ) ) ),
	'nobody reads the content from a token'        => static function () use ( $token_of ) {
		expect_same( 1, preg_match( '/^[0-9a-f]{32,}$/', (string) $token_of() ) );
		expect_same( false, md5( 'x' ) === $token_of() );
	},
	'a template in a file has that of its content' => static function () {
		$template          = new WP_Block_Template();
		$template->content = 'a';
		$first             = ( new Content_Tokens() )->get_block_template_token( $template );
		$template->title   = 'Another';
		expect_same( $first, ( new Content_Tokens() )->get_block_template_token( $template ) );
		$template->content = 'b';
		expect_same( true, ( new Content_Tokens() )->get_block_template_token( $template ) !== $first );
	},
	'an entry of a setting: name and value count'  => static function () {
		$token = static fn( string $slug, mixed $value ): string => ( new Content_Tokens() )->get_entry_token( 'active_templates', array( 'theme', $slug ), $value );
		expect_same( $token( 'single', 7 ), $token( 'single', 7 ) );
		$tokens = array( $token( 'single', 7 ), $token( 'single', 8 ), $token( 'page', 7 ), $token( 'single', false ), $token( 'single', null ), $token( 'single', 0 ) );
		expect_same( $tokens, array_unique( $tokens ) );
	},
);
