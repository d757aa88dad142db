<?php
/**
 * Cases for {@see Proposals::find_refusal()}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

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

return array(
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
