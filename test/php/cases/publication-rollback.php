<?php
/**
 * Cases for {@see Publication_Rollback}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Publication_Rollback;

return for_each_row(
	array(
		'before its write'                                   => array( 'unchanged', 'old', null, false, false ),
		'before its write, as the next record'               => array( 'unchanged', 'old', null, true, false ),
		'after its row and before the note'                  => array( 'written', 'new', null, true, true ),
		'after its first row of several'                     => array( 'written', 'half', null, true, true ),
		'after the note'                                     => array( 'written', 'new', 'new', false, false ),
		'after the note, and restored'                       => array( 'unchanged', 'old', 'new', false, false ),
		'while it was restored'                              => array( 'written', 'half', 'new', true, true ),
		'while it was restored, with its row restored'       => array( 'written', 'old', 'new', true, true ),
		'somebody saved it since'                            => array( 'changed', 'theirs', 'new', false, false ),
		'somebody saved it since, with the old text'         => array( 'changed', 'theirs', 'new', false, true ),
		'somebody saved it since, and no note was written'   => array( 'changed', 'theirs', null, true, false ),
		'somebody saved it since, while it was restored'     => array( 'changed', 'theirs', 'new', true, false ),
		'somebody saved it since, and it was never written'  => array( 'unchanged', 'theirs', null, false, false ),
		'somebody deleted it since'                          => array( 'changed', '', 'new', false, false ),
	),
	static fn( string $expected, string $now, ?string $written, bool $is_current, bool $is_planned ) => expect_same( $expected, Publication_Rollback::judge( $now, 'old', $written, $is_current, $is_planned ) )
);
