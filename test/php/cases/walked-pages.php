<?php
/**
 * Cases for the pages that are walked to.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Walk\Unsaved_Records;
use Atelier\Walk\Walked_Page;

/**
 * Reads the report that is in a page; null where none does.
 *
 * @param string $html The page.
 */
$read = static function ( string $html ): ?array {
	return preg_match( "/<meta name='atelier-walk' content='([^']*)'>/", $html, $match ) ? json_decode( $match[1], true ) : null;
};

$report = array(
	'status' => 200,
	'title'  => "</head> 'A' & \"B\" \u{1F600}",
);

$pack = static fn( string $text ): string => strtr( base64_encode( gzdeflate( $text ) ), '+/', '-_' );

return for_each_row(
	array(
		'a page'                        => array( '<!DOCTYPE html><html><head><title>x</title></head></html>', true ),
		'one with attributes'           => array( '<HTML><HEAD data-x="1"></HEAD></HTML>', true ),
		'one with a header and no head' => array( '<html><body><header>x</header></body></html>', false ),
		'a feed'                        => array( '<?xml version="1.0"?><rss><channel></channel></rss>', false ),
		'nothing'                       => array( '', false ),
	),
	static function ( string $html, bool $is_page ) use ( $read, $report ): void {
		$answer = Walked_Page::insert( $html, $report );
		expect_same( $is_page ? $report : null, $read( $answer ) );
		// Nothing else of the page changes, and nothing of a title becomes markup.
		expect_same( $html, preg_replace( "/<meta name='atelier-walk'[^>]*>/", '', $answer ) );
	}
) + for_each_row(
	array(
		'changes that are packed'  => array( $pack( '{"menus":{"4":"x"}}' ), array( 'menus' => array( 4 => 'x' ) ) ),
		'other JSON'               => array( $pack( '7' ), array() ),
		'no JSON'                  => array( $pack( '{' ), array() ),
		'what is not compressed'   => array( 'e30=', array() ),
		'what is no base64'        => array( '?', array() ),
		'more than can be unpacked' => array( $pack( '"' . str_repeat( 'x', 2000000 ) . '"' ), array() ),
	),
	static fn( string $packed, array $changes ) => expect_same( $changes, Unsaved_Records::unpack( $packed ) )
);
