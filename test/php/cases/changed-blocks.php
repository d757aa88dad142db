<?php
/**
 * Cases for {@see Changed_Blocks}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Drafts\Changed_Blocks;

return array(
	'blocks of changed values have the titles of their types, each once' => static function () {
		foreach ( array( 'core/quote' => 'Zitat', 'core/list' => '' ) as $name => $title ) {
			register_block_type( $name, array( 'title' => $title ) );
		}
		$paths = array(
			array( 'styles', 'blocks', 'core/quote', 'color', 'text' ),
			array( 'settings', 'blocks', 'core/quote', 'color', 'custom' ),
			array( 'styles', 'blocks', 'core/list', 'color', 'text' ),
			array( 'styles', 'blocks', 'acme/gone', 'color', 'text' ),
			array( 'styles', 'blocks' ),
			array( 'styles', 'color', 'core/quote' ),
			array( 'content' ),
		);
		try {
			$named = Changed_Blocks::name( array_map( static fn( array $path ): array => array( 'path' => $path ), $paths ) );
		} finally {
			unregister_block_type( 'core/quote' );
			unregister_block_type( 'core/list' );
		}
		expect_same( array( array( 'name' => 'core/quote', 'title' => 'Zitat' ) ), $named );
	},
);
