<?php
/**
 * Cases for {@see Theme_Folders}: a child theme and its parent, neither of which is the current theme.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Bring\Theme_Folders;

$root = sys_get_temp_dir() . '/atelier-theme-folders-' . getmypid();
foreach ( array( 'old/assets/own.webp', 'old-parent/assets/base.webp', 'old-parent/assets/own.webp' ) as $file ) {
	@mkdir( dirname( "$root/$file" ), 0777, true );
	file_put_contents( "$root/$file", '' );
}
$folder = static fn( string $name ): array => array(
	'path' => "$root/$name",
	'url'  => "https://site.test/themes/$name",
);
$child  = new Theme_Folders( $folder( 'old' ), $folder( 'old-parent' ) );
$single = new Theme_Folders( $folder( 'old' ), $folder( 'old' ) );
$gone   = new Theme_Folders( $folder( 'old' ), $folder( 'old' ), false );
$run    = static function ( Theme_Folders $folders, string $code ) use ( $root ): string {
	file_put_contents( "$root/pattern.php", $code );
	return $folders->run_file( "$root/pattern.php" );
};
$url    = 'https://site.test/themes';

register_shutdown_function(
	static function () use ( $root ): void {
		foreach ( array( 'old/assets/own.webp', 'old-parent/assets/base.webp', 'old-parent/assets/own.webp', 'pattern.php' ) as $file ) {
			@unlink( "$root/$file" );
		}
		foreach ( array( 'old/assets', 'old', 'old-parent/assets', 'old-parent', '' ) as $name ) {
			@rmdir( "$root/$name" );
		}
	}
);

return for_each_row(
	array(
		'a file'                        => array( $single, "<?php echo get_theme_file_uri( 'assets/own.webp' );", "$url/old/assets/own.webp" ),
		'a file of a child theme'       => array( $child, "<?php echo get_theme_file_uri( 'assets/own.webp' );", "$url/old/assets/own.webp" ),
		'a file of its parent'          => array( $child, "<?php echo get_theme_file_uri( 'assets/base.webp' );", "$url/old-parent/assets/base.webp" ),
		'a file of the parent, named'   => array( $child, "<?php echo get_parent_theme_file_uri( 'assets/own.webp' );", "$url/old-parent/assets/own.webp" ),
		'the folder'                    => array( $child, '<?php echo get_stylesheet_directory_uri();', "$url/old" ),
		'the folder of the parent'      => array( $child, '<?php echo get_template_directory_uri();', "$url/old-parent" ),
		'the path of a file'            => array( $child, "<?php echo get_theme_file_path( 'assets/own.webp' );", "$root/old/assets/own.webp" ),
		'a function that is not loaded' => array( $child, '<?php echo "x"; no_such_function();', '' ),
	),
	static fn( Theme_Folders $folders, string $code, string $expected ) => expect_same( $expected, $run( $folders, $code ) )
) + array(
	'afterwards the folders are those of the current theme' => static function () use ( $run, $child ) {
		$before = get_stylesheet_directory_uri();
		$run( $child, '<?php throw new Error();' );
		expect_same( $before, get_stylesheet_directory_uri() );
	},
	'files in styles get their addresses, fonts do not' => static function () use ( $child, $gone, $url ) {
		$make = static fn( string $own, string $base ): array => array( 'content' => json_encode( array( 'styles' => array( 'background' => array( 'backgroundImage' => array( 'url' => $own ) ), 'blocks' => array( 'core/group' => array( 'background' => array( 'backgroundImage' => array( 'url' => $base ) ) ) ) ), 'settings' => array( 'fontFace' => array( array( 'src' => 'file:./assets/own.webp' ) ) ) ) ) );
		$read = static fn( array $record ): array => json_decode( $record['content'], true );
		$raw  = $make( 'file:./assets/own.webp', 'file:./assets/base.webp' );
		expect_same( $read( $make( "$url/old/assets/own.webp", "$url/old-parent/assets/base.webp" ) ), $read( $child->insert_addresses( $raw ) ) );
		expect_same( $read( $raw ), $read( $gone->insert_addresses( $raw ) ) );
		$outside = $make( 'file:./../old-parent/assets/base.webp', 'file:./assets/missing.webp' );
		expect_same( $read( $outside ), $read( $child->insert_addresses( $outside ) ) );
		expect_same( 'no JSON', $child->insert_addresses( array( 'content' => 'no JSON' ) )['content'] );
	},
);
