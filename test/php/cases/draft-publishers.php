<?php
/**
 * Cases for {@see Proposals::find_refusal()} and {@see Proposals::find_change()}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Draft_Revisions;
use Atelier\Drafts\Proposals;
use WP_User;

/**
 * Returns whether a person may publish a draft.
 *
 * @param int      $person Number of the person.
 * @param int      $author Number of the person who made it.
 * @param int|null $asking Number of the person who asks for its publication; null for nobody.
 */
$may_publish = static function ( int $person, int $author, ?int $asking = null ): bool {
	$user                    = ( new \ReflectionClass( WP_User::class ) )->newInstanceWithoutConstructor();
	$user->ID                = $person;
	$GLOBALS['current_user'] = $user;

	return null === Proposals::find_refusal(
		array(
			'author' => $author,
			'data'   => null === $asking ? array() : array( 'proposal' => array( 'by' => $asking ) ),
		)
	);
};

$entries = array( 'identity/title' => array( 'paths' => array( array( 'path' => array( 'value' ), 'before' => 'A', 'after' => 'B' ) ), 'time' => 1 ) );
/**
 * Returns the status of a publication of a draft; null where the draft is what the user saw.
 *
 * @param int|null    $asking Number of the user who proposed it; null for nobody.
 * @param string      $seen   Token of the draft that the user saw.
 */
$find_change = static function ( ?int $asking, string $seen ) use ( $entries ): ?int {
	$user                    = ( new \ReflectionClass( WP_User::class ) )->newInstanceWithoutConstructor();
	$user->ID                = 1;
	$GLOBALS['current_user'] = $user;
	$proposal                = null === $asking ? array() : array( 'proposal' => array( 'by' => $asking ) );

	return Proposals::find_change( array( 'name' => 'Autumn', 'data' => array( 'entries' => $entries ) + $proposal ), $seen )?->get_error_data()['status'];
};

return array(
	'only what was seen is published; a proposal of another user needs its token' => static function () use ( $entries, $find_change ) {
		$token = Draft_Revisions::hash( $entries );
		$later = array( 'identity/title' => array( 'time' => 2, 'author' => 3 ) + $entries['identity/title'] );
		expect_same( $token, Draft_Revisions::hash( $later ) );
		expect_same( array( null, 412, 428, null, null ), array( $find_change( 2, $token ), $find_change( 2, 'another' ), $find_change( 2, '' ), $find_change( 1, '' ), $find_change( null, '' ) ) );
		expect_same( 412, $find_change( null, 'another' ) );
	},
	'anybody who may change the design publishes any draft'   => static function () use ( $may_publish ) {
		expect_same( array( true, true, true ), array( $may_publish( 1, 1 ), $may_publish( 1, 1, 1 ), $may_publish( 1, 2, 2 ) ) );
	},
	'a site has nobody publish what they made or asked for'   => static function () use ( $may_publish ) {
		add_filter( 'atelier_may_publish_draft', static fn( $may, int $person, int $author, int $asking ): bool => $may && ! in_array( $person, array( $author, $asking ), true ), 10, 4 );
		expect_same(
			array( false, false, true, true ),
			array( $may_publish( 1, 1 ), $may_publish( 2, 1, 2 ), $may_publish( 2, 1 ), $may_publish( 3, 1, 2 ) )
		);
	},
	'a filter that returns nothing refuses'                   => static function () use ( $may_publish ) {
		add_filter( 'atelier_may_publish_draft', '__return_null' );
		expect_same( false, $may_publish( 1, 2 ) );
	},
);
