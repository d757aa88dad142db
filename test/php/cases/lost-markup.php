<?php
/**
 * Cases for {@see Lost_Markup}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Writes\Lost_Markup;

return for_each_row(
	array(
		'the same'                              => array( '<p>x</p>', ' <p>x</p> ', array() ),
		'another form of the same'              => array( '<img src="a.png">', '<img src=\'a.png\' />', array() ),
		'what is added'                         => array( '<a href="/x">x</a>', '<a href="/x" rel="noopener">x</a>', array() ),
		'an element'                            => array( '<p>x</p><script>1</script>', '<p>x</p>', array( '<script>' ) ),
		'an element that is left open'          => array( '<p>x</p><script>1', '<p>x</p>1', array( '<script>' ) ),
		'attributes that went with the element' => array( '<script src="a.js"></script>', '', array( '<script>' ) ),
		'an attribute'                          => array( '<p onclick="x()">x</p>', '<p>x</p>', array( 'onclick' ) ),
		'part of a value'                       => array( '<a href="javascript:x">x</a>', '<a href="x">x</a>', array( 'href' ) ),
		'another value'                         => array( '<a href="/a">x</a>', '<a href="/b">x</a>', array() ),
		'a declaration'                         => array( '<p style="color: red; position: fixed">x</p>', '<p style="color:red">x</p>', array( 'style' ) ),
		'blanks of a style'                     => array( '<p style="color: red;">x</p>', '<p style="color:red">x</p>', array() ),
		'an attribute of a block'               => array( '<!-- wp:group {"style":{"css":"x"}} --><!-- /wp:group -->', '<!-- wp:group --><!-- /wp:group -->', array( 'style.css' ) ),
		'markup in an attribute of a block'     => array( '<!-- wp:x/y {"text":"<b onclick=\u00221\u0022>x</b>"} /-->', '<!-- wp:x/y {"text":"<b>x</b>"} /-->', array( 'onclick' ) ),
		'items of a list have no names'         => array( '<!-- wp:x/y {"list":["a","b"]} /-->', '<!-- wp:x/y {"list":["a"]} /-->', array( 'list' ) ),
		'each name once'                        => array( '<p onclick="1">x</p><b onclick="2">x</b>', '<p>x</p><b>x</b>', array( 'onclick' ) ),
		'a name of any length'                  => array( '<' . str_repeat( 'a', 60 ) . '>', '', array( '<' . str_repeat( 'a', 39 ) ) ),
	),
	static fn( string $sent, string $stored, array $expected ) => expect_same( $expected, Lost_Markup::find( $sent, $stored ) )
);
