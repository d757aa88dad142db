<?php
/**
 * The list of template parts.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Patterns\Part_List;
use Atelier\Writes\Content_Tokens;
use WP_Block_Template;

/** Describes the author of a part that a plugin adds. */
$read = static function ( array $fields ): array {
	wp_cache_set( 'plugins', array( '' => array( 'books/books.php' => array( 'Name' => 'Books &amp; more' ), 'other/main.php' => array( 'Name' => 'Other' ) ) ), 'plugins' );
	$part = new WP_Block_Template();
	foreach ( $fields + array( 'type' => Part_List::POST_TYPE, 'slug' => 'shelf', 'id' => 'books//shelf', 'content' => '', 'wp_id' => 0, 'has_theme_file' => false, 'area' => 'uncategorized' ) as $name => $value ) {
		$part->$name = $value;
	}
	add_filter( 'pre_get_block_templates', static fn(): array => array( $part ) );
	$found = ( new Part_List( new Content_Tokens() ) )->parts()[0];

	return array( $found['author_text'], $found['original_source'] );
};

return for_each_row(
	array(
		'a part with a plugin as its theme: the plugin’s name' => array( array( 'theme' => 'books/books', 'source' => 'plugin', 'origin' => 'plugin' ), 'Books & more' ),
		'a part with the folder of its plugin'                 => array( array( 'theme' => 'theme', 'plugin' => 'other', 'source' => 'plugin' ), 'Other' ),
		'a part of a plugin that is gone'                      => array( array( 'theme' => 'gone/gone', 'source' => 'plugin' ), 'gone/gone' ),
	),
	static fn( array $fields, string $author ) => expect_same( array( $author, 'plugin' ), $read( $fields ) )
);
