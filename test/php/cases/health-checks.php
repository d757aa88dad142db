<?php
/**
 * Rules of the tests of Site Health.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Health\Health_Answer;
use Atelier\Health\Health_Checks;

$json   = static fn( array $value, int $status = 200 ): Health_Answer => new Health_Answer( $status, (string) json_encode( $value ) );
$expect = static function ( string $status, string $text, array $result ): void {
	expect_same( array( $status, true ), array( $result['status'], str_contains( $result['description'], $text ) ) );
	// Site Health drops a result in which one of these is missing.
	expect_same( array(), array_diff( array( 'test', 'label', 'status', 'badge', 'description', 'actions' ), array_keys( $result ) ) );
};
$probe  = static fn( string $method, string $digest = 'd' ): Health_Answer => $json( compact( 'method', 'digest' ) );
$page   = static fn( array $headers = array(), string $body = '<meta name="marker">' ): Health_Answer => new Health_Answer( 200, $body, $headers );

return array_merge(
	for_each_row(
		array(
			'data that is whole'          => array( 'good', 'whole', $json( array( 'preload' => array() ) ) ),
			'into which plugins print'    => array( 'recommended', 'plugins/hello, themes/x', $json( array( 'preload' => array(), 'printed' => array( 'by' => array( 'plugins/hello', 'themes/x', 1 ) ) ) ) ),
			'a fatal error in its place'  => array( 'critical', 'status 200 and begins with: “Fatal error: No memory”', new Health_Answer( 200, "<br />\n<b>Fatal error</b>: No memory" ) ),
			'JSON of something else'      => array( 'critical', 'status 200, and no text', $json( array( 'a' => 1 ) ) ),
			'a refusal of WordPress'      => array( 'critical', 'status 403 and begins with: “No.”', $json( array( 'message' => 'No.' ), 403 ) ),
			'a page that is cut off'      => array( 'critical', 'and no text', new Health_Answer( 502, '<html><head><title>502' ) ),
			'no answer'                   => array( 'critical', 'could not ask itself: timed out', new Health_Answer( 0, 'timed out' ) ),
			'markup that is shown as text' => array( 'critical', 'A &lt; B &amp; C', new Health_Answer( 500, '<p>A &lt; B &amp; C</p>' ) ),
		),
		static fn( string $status, string $text, Health_Answer $answer ) => $expect( $status, $text, Health_Checks::payload( $answer ) )
	),
	for_each_row(
		array(
			'changes that arrive'         => array( 'good', 'Nothing', array( 'PUT' => $probe( 'PUT' ), 'DELETE' => $probe( 'DELETE' ) ) ),
			'a method that is refused'    => array( 'critical', 'DELETE: The answer has the status 403 and begins with: “Blocked”', array( 'PUT' => $probe( 'PUT' ), 'DELETE' => new Health_Answer( 403, '<h1>Blocked</h1>' ) ) ),
			'a header that is taken away' => array( 'critical', 'X-HTTP-Method-Override does not arrive, so that PUT', array( 'PUT' => $probe( 'POST' ) ) ),
			'contents that are changed'   => array( 'critical', 'contents of PUT arrive changed', array( 'PUT' => $probe( 'PUT', 'e' ) ) ),
		),
		static fn( string $status, string $text, array $answers ) => $expect( $status, $text, Health_Checks::methods( $answers, 'd', '/wp-json/' ) )
	),
	for_each_row(
		array(
			'a page of the preview'       => array( 'good', 'No page cache', $page() ),
			'a page for visitors'         => array( 'recommended', 'atelier_public_page', $page( array(), '<html></html>' ) ),
			'one that says that it is old' => array( 'recommended', 'older state', $page( array( 'age' => '12' ) ) ),
			'one from a cache'            => array( 'recommended', 'older state', $page( array( 'cf-cache-status' => 'HIT' ) ) ),
			'one that passed a cache by'  => array( 'good', 'No page cache', $page( array( 'x-cache' => 'MISS', 'age' => '0' ) ) ),
			'one with several headers'    => array( 'recommended', 'older state', $page( array( 'x-cache' => array( 'MISS', 'HIT from edge' ) ) ) ),
			'an error'                    => array( 'recommended', 'status 503', new Health_Answer( 503, '' ) ),
		),
		static fn( string $status, string $text, Health_Answer $answer ) => $expect( $status, $text, Health_Checks::page_cache( $answer, 'name="marker"' ) )
	)
);
