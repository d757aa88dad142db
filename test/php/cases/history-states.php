<?php
/**
 * Cases for {@see Record_States}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\History\Record_States;

/**
 * Returns the state at a time of a record that was created at 100 and changed last at 500.
 *
 * @param int    $time    The time.
 * @param int    $latest  Its newest revision until then; 0 for none.
 * @param int    $count   How many revisions there are.
 * @param int    $limit   How many are kept.
 * @param int    $deleted When it was deleted; 0 for never.
 * @param string $kind    Its kind.
 */
$say = static function ( int $time, int $latest, int $count, int $limit = -1, int $deleted = 0, string $kind = 'wp_block' ): string {
	$state = Record_States::find(
		array(
			'kind'     => $kind,
			'created'  => 100,
			'modified' => 500,
			'deleted'  => $deleted,
		),
		array(
			'latest' => $latest,
			'count'  => $count,
		),
		$time,
		$limit
	);

	return rtrim( "{$state['is']} {$state['revision']}", ' 0' );
};

return array_merge(
	for_each_row(
		array(
			'before it was made'                              => array( 'absent', array( 99, 0, 3 ) ),
			'after its last change'                           => array( 'current', array( 500, 7, 3 ) ),
			'between two changes'                             => array( 'revision 7', array( 499, 7, 3 ) ),
			'before the oldest revision'                      => array( 'not_kept', array( 300, 0, 3 ) ),
			'a record that was never changed'                 => array( 'current', array( 300, 0, 0 ) ),
			'a site without revisions'                        => array( 'not_kept', array( 300, 0, 0, 0 ) ),
			'deleted later'                                   => array( 'current', array( 550, 7, 3, -1, 600 ) ),
			'deleted by then'                                 => array( 'absent', array( 600, 7, 3, -1, 600 ) ),
			'styles begin empty'                              => array( 'initial', array( 300, 0, 3, -1, 0, 'wp_global_styles' ) ),
			'styles whose revisions may be pruned'            => array( 'not_kept', array( 300, 0, 3, 3, 0, 'wp_global_styles' ) ),
			'styles with fewer revisions than are kept'       => array( 'initial', array( 300, 0, 2, 3, 0, 'wp_global_styles' ) ),
			'before the site had styles'                      => array( 'initial', array( 99, 0, 3, -1, 0, 'wp_global_styles' ) ),
		),
		static fn( string $expected, array $arguments ) => expect_same( $expected, $say( ...$arguments ) )
	),
	array(
		'settings are what the first change since replaced' => static function () {
			$log = array(
				array(
					'time'    => 30,
					'changes' => array( 'a' => array( 2, 3 ) ),
				),
				array(
					'time'    => 20,
					'changes' => array(
						'a' => array( 1, 2 ),
						'b' => array( null, 'x' ),
					),
				),
				array(
					'time'    => 10,
					'changes' => array( 'c' => array( 0, 1 ) ),
				),
			);
			expect_same(
				array(
					'a' => 1,
					'b' => null,
				),
				Record_States::find_settings( $log, 10 )
			);
			expect_same( array( 'a' => 2 ), Record_States::find_settings( $log, 20 ) );
			expect_same( array(), Record_States::find_settings( $log, 30 ) );
		},
	)
);
