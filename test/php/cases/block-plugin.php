<?php
/**
 * The plugin of a block.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Block_Plugin;

$plugins = array(
	'hello.php'                         => array( 'TextDomain' => '' ),
	'kadence-blocks/kadence-blocks.php' => array( 'TextDomain' => 'kadence-blocks' ),
	'shop/plugin.php'                   => array( 'TextDomain' => 'woocommerce' ),
	'ultimate/plugin.php'               => array( 'TextDomain' => 'uagb' ),
	'kadence-pro/kadence-pro.php'       => array( 'TextDomain' => 'kadence-pro' ),
);

return array_map(
	static fn( array $row ) => static fn() => expect_same( $row[2], Block_Plugin::match_file( $row[0], $row[1], $plugins ) ),
	array(
		'the plugin whose script it has comes first'   => array( 'kadence', 'kadence-pro', 'kadence-pro/kadence-pro.php' ),
		'then the text domain that is the namespace'   => array( 'woocommerce', '', 'shop/plugin.php' ),
		'then the first that begins with it'           => array( 'kadence', '', 'kadence-blocks/kadence-blocks.php' ),
		'a plugin without a folder has its file'       => array( 'hello', '', 'hello.php' ),
		'a beginning without its word is no match'     => array( 'kad', '', null ),
		'no plugin has an empty text domain in common' => array( 'core', '', null ),
	)
);
