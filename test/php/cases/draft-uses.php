<?php
/**
 * Cases for {@see Draft_Uses}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Draft_Uses;

return array(
	'what is made in a draft and shown by another entry of it is found' => static function () {
		$contents = array(
			'wp_template/9'       => '<!-- wp:template-part {"slug":"hero"} /--><!-- wp:block {"ref":3} /--><!-- wp:block {"ref":3} /-->',
			'wp_template_part/12' => '<!-- wp:navigation {"ref":4} /--><!-- wp:block {"ref":7} /-->',
			'wp_block/3'          => '<!-- wp:template-part {"slug":"hero","theme":"slate"} /--><!-- wp:block {"ref":3} /-->',
		);
		$made     = array(
			'wp_block/3'          => '3',
			'wp_navigation/4'     => '4',
			'wp_template_part/11' => 'slate//hero',
		);
		expect_same(
			array(
				'wp_template_part/11' => array( 'wp_template/9', 'wp_block/3' ),
				'wp_block/3'          => array( 'wp_template/9' ),
				'wp_navigation/4'     => array( 'wp_template_part/12' ),
			),
			Draft_Uses::find( $made, $contents )
		);
	},
	'nothing is found where nothing is made, or what is made is of a kind that nothing names' => static function () {
		$contents = array( 'wp_template/9' => '<!-- wp:block {"ref":3} /-->' );
		expect_same( array(), Draft_Uses::find( array(), $contents ) );
		expect_same( array(), Draft_Uses::find( array( 'wp_template/3' => '3' ), $contents ) );
	},
);
