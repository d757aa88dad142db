<?php
/**
 * Inline code that plugins add to the tags of scripts.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Script_Tag;

require_once ABSPATH . WPINC . '/script-loader.php';

/**
 * Returns the inline code of a script whose tag a plugin changes.
 *
 * @param callable $change Changes the tag.
 */
function read_tag_code( callable $change ): array {
	$filter = static fn( $tag, string $handle ) => 'a-plugin' === $handle ? $change( $tag ) : $tag;
	add_filter( 'script_loader_tag', $filter, 10, 2 );
	$code = Script_Tag::inline_code( 'a-plugin', 'http://site.test/a.js' );
	remove_filter( 'script_loader_tag', $filter, 10 );

	return $code;
}

return array(
	'no code where no plugin changes the tag'           => static fn() => expect_same( array( '', '' ), read_tag_code( static fn( $tag ) => $tag ) ),
	'the code before and after the tag'                 => static fn() => expect_same(
		array( "var data = {\"a\":1};\nvar more;", 'run();' ),
		read_tag_code( static fn( $tag ) => "<script id=\"a-js-extra\">var data = {\"a\":1};</script><script type='text/javascript'>var more;</script>$tag<script>run();</script>" )
	),
	'no data that is not JavaScript'                    => static fn() => expect_same(
		array( '', '' ),
		read_tag_code( static fn( $tag ) => "<script type=\"application/json\">{}</script>$tag" )
	),
	'a tag that only gets attributes'                   => static fn() => expect_same(
		array( '', '' ),
		read_tag_code( static fn( $tag ) => str_replace( '<script ', '<script defer ', $tag ) )
	),
	'a plugin that removes the tag, or answers nothing' => static function () {
		expect_same( array( '', '' ), read_tag_code( static fn() => '<script>alone();</script>' ) );
		expect_same( array( '', '' ), read_tag_code( static fn() => null ) );
	},
);
