<?php
/**
 * Cases for {@see Change_Plan}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\History\Change_Plan;

$value  = static fn( string $content ): array => array(
	'title'   => 'x',
	'content' => $content,
	'excerpt' => '',
);
$styles = static fn( string $config ): array => $value( '{"isGlobalStylesUserThemeJSON":true,' . $config . '}' );
$names  = static fn( array $plans ): string => implode( ' ', array_map( static fn( array $plan ): string => "{$plan['key']}:{$plan['action']}", $plans ) );
$plan   = static fn( string $key, string $action, string $place = '' ): array => array(
	'key'    => $key,
	'kind'   => strtok( $key, '/' ),
	'title'  => $key,
	'action' => $action,
	'place'  => $place,
	'openBy' => array(),
);

return array_merge(
	for_each_row(
		array(
			'the same'                           => array( null, 'wp_block', 'revision', $value( 'a' ), true, $value( 'a' ) ),
			'another content'                    => array( 'change', 'wp_block', 'revision', $value( 'a' ), true, $value( 'b' ) ),
			'deleted since'                      => array( 'recreate', 'wp_block', 'revision', $value( 'a' ), false, null ),
			'made since'                         => array( 'remove', 'wp_block', 'absent', null, true, $value( 'b' ) ),
			'neither there then nor now'         => array( null, 'wp_block', 'absent', null, false, null ),
			'a part that was the theme’s'        => array( 'reset', 'wp_template_part', 'absent', null, true, $value( 'b' ), true ),
			'a version of a template made since' => array( 'remove', 'wp_template', 'absent', null, true, $value( 'b' ), true ),
			'not kept'                           => array( 'not_kept', 'wp_block', 'not_kept', null, true, $value( 'b' ) ),
			'styles in another order'            => array( null, 'wp_global_styles', 'revision', $styles( '"styles":{"a":1,"b":2}' ), true, $styles( '"styles":{"b":2,"a":1}' ) ),
			'styles with empty parts'            => array( null, 'wp_global_styles', 'revision', $styles( '"styles":{"color":{},"blocks":[]}' ), true, $styles( '"styles":[]' ) ),
			'other styles'                       => array( 'change', 'wp_global_styles', 'revision', $styles( '"styles":{"a":1}' ), true, $styles( '"styles":{"a":2}' ) ),
			'empty styles in two ways'           => array( null, 'wp_global_styles', 'initial', $styles( '"version":3' ), true, $styles( '"styles":{},"settings":[]' ) ),
			'styles that are not safe are empty' => array( null, 'wp_global_styles', 'revision', $value( '{"styles":{"a":1}}' ), true, $styles( '"styles":{}' ) ),
		),
		static fn( ?string $expected, string $kind, string $is, $then, bool $is_there, $now, bool $has_original = false ) => expect_same( $expected, Change_Plan::plan_one( $kind, $is, $then, $is_there, $now, $has_original ) )
	),
	array(
		'what was made later and what is lost is not ticked' => static fn() => expect_same( array( true, true, true, false, false ), array_map( array( Change_Plan::class, 'is_ticked' ), array( 'change', 'recreate', 'reset', 'remove', 'not_kept' ) ) ),
		'a deleted part comes back in the place of a newer one' => static function () use ( $plan ) {
			$plans = Change_Plan::assign_places(
				array(
					'wp_template_part/1' => $plan( 'wp_template_part/1', 'recreate', 'header' ),
					'wp_template_part/2' => $plan( 'wp_template_part/2', 'reset', 'header' ),
					'wp_template_part/3' => $plan( 'wp_template_part/3', 'recreate', 'footer' ),
				)
			);
			expect_same( array( 'wp_template_part/2', 'wp_template_part/3' ), array_keys( $plans ) );
			expect_same( array( 'change', 'wp_template_part/1' ), array( $plans['wp_template_part/2']['action'], $plans['wp_template_part/2']['from'] ) );
		},
		'what others have open is read first'   => static function () use ( $plan, $names ) {
			$open = array( 'openBy' => array( array( 'id' => 2 ) ) ) + $plan( 'wp_block/1', 'change' );
			expect_same( 'wp_block/1:change wp_global_styles/2:change wp_template/3:change', $names( Change_Plan::sort_for_reading( array( $plan( 'wp_template/3', 'change' ), $open, $plan( 'wp_global_styles/2', 'change' ) ) ) ) );
		},
		'what is referred to is written first, what goes last' => static fn() => expect_same(
			'wp_block/1:recreate wp_template/2:change active/x:change wp_block/4:remove',
			$names( Change_Plan::sort_for_writing( array( $plan( 'wp_block/4', 'remove' ), $plan( 'active/x', 'change' ), $plan( 'wp_template/2', 'change' ), $plan( 'wp_block/1', 'recreate' ) ) ) )
		),
		'CSS of a person who may write none stays' => static fn() => expect_same(
			array(
				'color'  => 'red',
				'blocks' => array(
					'a' => array(
						'color' => 'blue',
						'css'   => 'new a',
					),
					'b' => array( 'css' => 'new b' ),
				),
				'css'    => 'new',
			),
			Change_Plan::preserve_css(
				array(
					'color'  => 'red',
					'css'    => 'old',
					'blocks' => array(
						'a' => array(
							'color' => 'blue',
							'css'   => 'old a',
						),
					),
				),
				array(
					'color'  => 'green',
					'css'    => 'new',
					'blocks' => array(
						'a' => array( 'css' => 'new a' ),
						'b' => array(
							'css'   => 'new b',
							'color' => 'grey',
						),
					),
				)
			)
		),
		'CSS that was added since stays for them, and nothing else of its block' => static fn() => expect_same( array( 'blocks' => array( 'a' => array( 'css' => 'x' ) ) ), Change_Plan::preserve_css( array(), array( 'blocks' => array( 'a' => array( 'css' => 'x', 'color' => 'y' ) ) ) ) ),
	)
);
