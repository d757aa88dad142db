<?php
/**
 * Fonts of another theme's files.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Bring\Style_Parts;
use Atelier\Bring\Theme_Fonts;
use Atelier\Bring\Theme_Presets;

$folder = sys_get_temp_dir() . '/atelier-theme-fonts-' . getmypid();
$files  = array(
	'a.woff2'      => 'wOF2 sound',
	'b.ttf'        => "\x00\x01\x00\x00 sound",
	'broken.woff2' => '<?php exit;',
	'script.php'   => 'wOF2',
);
is_dir( $folder ) || mkdir( $folder );
foreach ( $files as $name => $bytes ) {
	file_put_contents( "$folder/$name", $bytes );
}
register_shutdown_function( static fn() => array_map( 'unlink', glob( "$folder/*" ) ) && rmdir( $folder ) );

$find = static fn( string $path ): ?array => is_file( "$folder/$path" ) ? array(
	'path' => "$folder/$path",
	'url'  => "https://old.test/theme/$path",
) : null;
$face = static fn( $src, string $weight = '400' ): array => array(
	'fontFamily' => 'Body',
	'fontStyle'  => 'normal',
	'fontWeight' => $weight,
	'src'        => $src,
);
$font = static fn( array ...$faces ): array => array(
	'slug'       => 'body',
	'name'       => 'Body',
	'fontFamily' => 'Body, serif',
	'fontFace'   => $faces,
);

return array(
	'a font is installed with copies of its files'   => static function () use ( $find, $face, $font, $files ) {
		$made = Theme_Fonts::make( $font( $face( array( 'file:./a.woff2' ) ), $face( array( 'file:./b.ttf', 'https://cdn.test/b.woff2' ), '700' ) ), $find );
		expect_same(
			array(
				'fonts/body-400-normal.woff2' => $files['a.woff2'],
				'fonts/body-700-normal.ttf'   => $files['b.ttf'],
			),
			$made['record']['files']
		);
		expect_same( array( 'file:./fonts/body-400-normal.woff2', array( 'file:./fonts/body-700-normal.ttf', 'https://cdn.test/b.woff2' ) ), array_column( $made['preset']['fontFace'], 'src' ) );
		expect_same( $made['preset']['fontFace'], json_decode( $made['record']['content'], true )['fontFace'] );
		expect_same( 'font/body', $made['record']['key'] );
		expect_same(
			array(
				'https://old.test/theme/a.woff2' => 'body-400-normal.woff2',
				'https://old.test/theme/b.ttf'   => 'body-700-normal.ttf',
			),
			$made['addresses']
		);
	},
	'nothing that is no font is copied'              => static function () use ( $find, $face, $font ) {
		foreach ( array( 'file:./broken.woff2', 'file:./script.php', 'file:./../a.woff2', 'file:./gone.woff2', 'data:font/woff2,abc', 'assets/a.woff2', 7 ) as $src ) {
			$made = Theme_Fonts::make( $font( $face( $src ) ), $find );
			expect_same( null, $made['record'] );
			expect_same( array( 'slug', 'name', 'fontFamily' ), array_keys( $made['preset'] ) );
		}
	},
	'faces whose files are not here are left out'    => static function () use ( $face, $font ) {
		$presets = array(
			'color'       => array( array( 'slug' => 'ink' ) ),
			'font-family' => array( $font( $face( 'file:./fonts/gone.woff2' ), $face( 'https://here.test/a.woff2' ) ) ),
		);
		$here    = Theme_Fonts::without_missing( $presets );
		expect_same( $presets['color'], $here['color'] );
		expect_same( array( $font( $face( 'https://here.test/a.woff2' ) ) ), $here['font-family'] );
	},
	'markup and styles that name a font are found'   => static function () use ( $font ) {
		$presets = array( 'font-family' => array( 'body' => $font() ) );
		foreach ( array( '"fontFamily":"body"', 'class="has-body-font-family"', 'var:preset|font-family|body', 'var(--wp--preset--font-family--body)' ) as $text ) {
			expect_same( $presets, Theme_Presets::find_used( $text, $presets ) );
		}
		expect_same( array(), Theme_Presets::find_used( 'has-body-font-size var:preset|font-family|body-two', $presets ) );
	},
	'which of a theme’s fonts are active stays with it' => static function () use ( $font ) {
		$lists = static fn( array $lists ): array => array( 'typography' => array( 'fontFamilies' => $lists ) );
		$own   = array( array( 'slug' => 'own' ) );
		expect_same(
			$lists( array( 'custom' => $own ) ),
			Style_Parts::adapt(
				array(
					'settings' => $lists(
						array(
							'theme'  => array( $font() ),
							'custom' => $own,
						)
					),
				),
				array()
			)['settings']
		);
	},
);
