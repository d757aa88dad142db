<?php
/**
 * Cases for {@see Seen_Uses}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Overlay\Design_Overlay;
use Atelier\Usage\Seen_Uses;

$value = static fn( string $content ): array => array(
	'title'   => 'x',
	'content' => $content,
	'excerpt' => '',
	'area'    => 'header',
);
$row   = static fn( string $name, array $more = array() ): object => (object) ( $more + array(
	'source_type' => 'wp_template_part',
	'source_name' => $name,
) );

/**
 * Has the request see a template that uses a pattern and a part, a part's file that uses a menu, and a pattern that is gone.
 */
$see = static function () use ( $value ): void {
	register_taxonomy( 'wp_theme', array( 'wp_template_part' ) );
	foreach ( array( 11 => 'wp_template', 12 => 'wp_block' ) as $id => $type ) {
		add_post(
			array(
				'ID'           => $id,
				'post_type'    => $type,
				'post_content' => '<!-- wp:block {"ref":5} /-->',
			)
		);
	}
	( new Design_Overlay(
		array(
			'wp_template/11'                 => $value( '<!-- wp:block {"ref":7} /--><!-- wp:template-part {"slug":"header","theme":"theme"} /-->' ),
			'wp_block/12'                    => null,
			'wp_template_part/theme//header' => $value( '<!-- wp:navigation {"ref":9} /-->' ),
		)
	) )->start();
};

return array(
	'without an overlay the index is asked alone'        => static function () {
		expect_same( null, Seen_Uses::find() );
	},
	'records use what they are seen with'                => static function () use ( $see ) {
		$see();
		$seen = Seen_Uses::find();
		expect_same( array( 11, 12 ), $seen->post_ids() );
		expect_same( array( 11 ), $seen->posts_with( 'pattern', array( '7', 'hero' ) ) );
		expect_same( array(), $seen->posts_with( 'pattern', array( '5' ) ) );
		expect_same( array( 11 ), $seen->posts_with( 'part', array( 'theme//header' ) ) );
		expect_same( array( '7' ), $seen->targets_of_posts( 'pattern' ) );
	},
	'what stands for a file is in its place'             => static function () use ( $see, $row ) {
		$see();
		$seen = Seen_Uses::find();
		$rows = array( $row( 'theme//header' ), $row( 'theme//footer' ) );
		expect_same( array( 'theme//footer' ), array_column( $seen->replace_files( $rows, 'menu', array( '8' ) ), 'source_name' ) );
		expect_same( array( 'theme//footer', 'theme//header' ), array_column( $seen->replace_files( $rows, 'menu', array( '9' ) ), 'source_name' ) );
		expect_same( array( '9' ), array_column( $seen->replace_files( array( $row( 'theme//header', array( 'target' => '8' ) ) ), 'menu' ), 'target' ) );
		expect_same( array( true, false ), array( $seen->has_file( 'wp_template_part', 'theme//header' ), $seen->has_file( 'wp_template', 'theme//header' ) ) );
	},
	'a record that names more than is found is incomplete, unless the target is among what was found' => static function () use ( $value ) {
		add_post(
			array(
				'ID'        => 11,
				'post_type' => 'wp_template',
			)
		);
		$blocks = implode( '', array_map( static fn( int $id ): string => "<!-- wp:block {\"ref\":$id} /-->", range( 1, 600 ) ) );
		$overlay = new Design_Overlay( array( 'wp_template/11' => $value( $blocks ) ) );
		$overlay->start();
		$counts = array( Seen_Uses::find()->count_incomplete( 'pattern', array( '599' ) ), Seen_Uses::find()->count_incomplete( 'pattern', array( '3' ) ), Seen_Uses::find()->count_incomplete() );
		expect_same( array( 1, 0, 1 ), $counts );
		// Contents that are added later are read again.
		$overlay->add( array( 'wp_template/11' => $value( '' ) ) );
		expect_same( 0, Seen_Uses::find()->count_incomplete() );
	},
);
