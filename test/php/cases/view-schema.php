<?php
/**
 * Cases for {@see View_Schema}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Lists\View_Schema;
use WP_Error;

$filter = static fn( string $operator, mixed $value ): array => array(
	'type'    => 'table',
	'filters' => array(
		array(
			'field'    => 'date',
			'operator' => $operator,
			'value'    => $value,
		),
	),
);

return for_each_row(
	array(
		'the least'                          => array( '{"type":"table"}', '{"type":"table"}' ),
		'no type'                            => array( '{"page":1}', null ),
		'a list'                             => array( '[1]', null ),
		'no JSON'                            => array( '{', null ),
		'a picker'                           => array( '{"type":"pickerGrid"}', null ),
		'a property that nobody knows'       => array( '{"type":"table","x":1}', null ),
		'a page before the first'            => array( '{"type":"table","page":0}', null ),
		'too many on a page'                 => array( '{"type":"table","perPage":101}', null ),
		'the most on a page'                 => array( '{"type":"table","perPage":100}', '{"type":"table","perPage":100}' ),
		'a sort without a direction'         => array( '{"type":"table","sort":{"field":"date"}}', null ),
		'a field with markup'                => array( '{"type":"table","fields":["<b>"]}', null ),
		'markup in a text is escaped'        => array( '{"type":"table","search":"<b>&\'"}', '{"type":"table","search":"\u003Cb\u003E\u0026\u0027"}' ),
		'empty lists of filters and fields stay' => array( '{"type":"table","filters":[],"fields":[]}', '{"type":"table","filters":[],"fields":[]}' ),
		'empty objects go'                   => array( '{"type":"table","layout":{"styles":{"title":{}}}}', '{"type":"table"}' ),
		'the width of a column'              => array( '{"type":"table","layout":{"styles":{"title":{"width":"20%"}}}}', '{"type":"table","layout":{"styles":{"title":{"width":"20%"}}}}' ),
		'a width with CSS'                   => array( '{"type":"table","layout":{"styles":{"title":{"width":"calc(1px)"}}}}', null ),
		'too large'                          => array( '{"type":"table","search":"' . str_repeat( 'a', 20000 ) . '"}', null ),
		'an operator that nobody knows'      => array( json_encode( $filter( 'like', 'x' ) ), null ),
		'a filter that is not filled in yet' => array( json_encode( $filter( 'before', '' ) ), json_encode( $filter( 'before', '' ) ) ),
		'a day that there is not'            => array( json_encode( $filter( 'before', '2026-02-30' ) ), null ),
		'a day'                              => array( json_encode( $filter( 'before', '2026-02-28' ) ), json_encode( $filter( 'before', '2026-02-28' ) ) ),
		'two bounds of different kinds'      => array( json_encode( $filter( 'between', array( '2026-02-28', 3 ) ) ), null ),
		'an amount of time'                  => array( json_encode( $filter( 'inThePast', array( 'value' => 7, 'unit' => 'days' ) ) ), json_encode( $filter( 'inThePast', array( 'value' => 7, 'unit' => 'days' ) ) ) ),
		'one value for several'              => array( json_encode( $filter( 'isAny', 'x' ) ), null ),
	),
	static function ( string $json, ?string $expected ): void {
		$result = View_Schema::normalize( $json );
		expect_same( $expected, $result instanceof WP_Error ? null : $result );
		if ( null === $expected ) {
			expect_same( array( 'status' => 400 ), $result->get_error_data() );
		}
	}
);
