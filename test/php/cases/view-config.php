<?php
/**
 * Additions of plugins to WordPress's view configs.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Lists\View_Config;
use Atelier\Lists\View_Schema;

$base  = array(
	'default_view' => array(
		'type'    => 'list',
		'perPage' => 20,
		'sort'    => array(
			'field'     => 'title',
			'direction' => 'asc',
		),
		'fields'  => array( 'author', 'status' ),
	),
	'view_list'    => array(
		array(
			'title' => 'All pages',
			'slug'  => 'all',
		),
	),
	'form'         => array(
		'fields' => array(
			'slug',
			array(
				'id'       => 'status',
				'children' => array( array( 'id' => 'status' ), 'password' ),
			),
		),
	),
);
$added = static fn( array $entry ): array => array( 'view_list' => array( ...$base['view_list'], $entry ) ) + $base;
$view  = static fn( array $properties ): array => array( 'default_view' => $properties + $base['default_view'] ) + $base;
$drafts_of_today = array(
	'title' => 'Today',
	'slug'  => 'today',
	'view'  => array(
		'filters' => array(
			array(
				'field'    => 'status',
				'operator' => 'isAny',
				'value'    => 'draft',
				'isLocked' => true,
			),
		),
	),
);

$of_posts = for_each_row(
	array(
		'nothing'                          => array( $base, array() ),
		'a view, whose one value is a list' => array(
			$added( $drafts_of_today ),
			array(
				'views' => array(
					array(
						'slug'  => 'today',
						'title' => 'Today',
						'view'  => array(
							'filters' => array(
								array(
									'field'    => 'status',
									'operator' => 'isAny',
									'value'    => array( 'draft' ),
									'isLocked' => true,
								),
							),
						),
					),
				),
			),
		),
		'a view with a layout'             => array(
			$added(
				array(
					'title' => 'Cards',
					'slug'  => 'cards',
					'view'  => array( 'type' => 'grid' ),
				)
			),
			array(
				'views' => array(
					array(
						'slug'  => 'cards',
						'title' => 'Cards',
						'view'  => array( 'type' => 'grid' ),
					),
				),
			),
		),
		'a view without contents'          => array(
			$added(
				array(
					'title' => 'Same',
					'slug'  => 'same',
				)
			),
			array(
				'views' => array(
					array(
						'slug'  => 'same',
						'title' => 'Same',
						'view'  => array(),
					),
				),
			),
		),
		'a view of a name that Design has' => array( $added( array( 'slug' => 'mine' ) + $drafts_of_today ), array() ),
		'a view with the name of a saved one' => array( $added( array( 'slug' => '12' ) + $drafts_of_today ), array() ),
		'a view without a title'           => array( $added( array( 'slug' => 'x' ) ), array() ),
		'a view that is none'              => array( $added( array( 'x' ) ), array() ),
		'a view with a filter that nobody can read' => array( $added( array( 'view' => array( 'filters' => array( array( 'field' => '<b>' ) ) ) ) + $drafts_of_today ), array() ),
		'columns and their order'          => array( $view( array( 'fields' => array( 'status', 'rating' ) ) ), array( 'view' => array( 'fields' => array( 'status', 'rating' ) ) ) ),
		'a layout, which is the person’s choice' => array( $view( array( 'type' => 'table' ) ), array() ),
		'more on a page than there may be' => array( $view( array( 'perPage' => 5000 ) ), array() ),
		'columns that are no list'         => array( $view( array( 'fields' => 'rating' ) ), array() ),
		'a field of the form'              => array( array( 'form' => array( 'fields' => array( ...$base['form']['fields'], 'rating' ) ) ) + $base, array( 'form' => array( 'rating' ) ) ),
		'a field in a group of the form'   => array(
			array(
				'form' => array(
					'fields' => array(
						...$base['form']['fields'],
						array(
							'id'       => 'more',
							'children' => array( 'rating', array( 'id' => 'mood' ) ),
						),
					),
				),
			) + $base,
			array( 'form' => array( 'rating', 'mood' ) ),
		),
		'a form that is none'              => array( array( 'form' => 'rating' ) + $base, array() ),
	),
	static fn( array $all ) => View_Config::compare( $base, $all, array( View_Schema::class, 'normalize' ) )
);

return $of_posts + for_each_row(
	array(
		'a design list to which nothing was added' => array( $base, array() ),
		'columns of a design list, which stand after its own' => array( $view( array( 'fields' => array( 'status', 'rating' ) ) ), array( 'view' => array( 'fields' => array( 'rating' ) ) ) ),
		'the length of a design list, which stays' => array( $view( array( 'perPage' => 50 ) ), array( 'view' => array( 'fields' => array() ) ) ),
		'descriptions in a design list'            => array(
			$view( array( 'showDescription' => true ) ),
			array(
				'view' => array(
					'fields'          => array(),
					'showDescription' => true,
				),
			),
		),
	),
	static fn( array $all ) => View_Config::as_additions( View_Config::compare( $base, $all, array( View_Schema::class, 'normalize' ) ), $base )
);
