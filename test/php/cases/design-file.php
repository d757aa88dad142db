<?php
/**
 * Designs as files: written files, and refused ones.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Transfer\Design_File_Problem;
use Atelier\Transfer\Design_Format;
use Atelier\Transfer\Design_Judge;
use Atelier\Transfer\Design_Keys;
use Atelier\Transfer\Design_Needs;
use Atelier\Transfer\Zip_Reader;
use Atelier\Transfer\Zip_Writer;
use ZipArchive;

$theme  = array(
	'stylesheet' => 'theme',
	'name'       => 'Theme',
	'version'    => '1.0',
);
$record = static fn( string $key, string $content = '', array $fields = array(), array $files = array() ): array => array(
	'key'     => $key,
	'kind'    => explode( '/', $key )[0],
	'title'   => "Title of $key",
	'fields'  => $fields,
	'content' => $content,
	'files'   => $files,
	'needs'   => array(),
);
$font    = "wOF2\x00font";
$design  = static function () use ( $record, $font ): array {
	$records = array(
		$record( 'active/single', '', array( 'value' => 'template/single' ) ),
		$record( 'active/search', '', array( 'value' => false ) ),
		$record( 'template/single', '<!-- wp:template-part {"slug":"header"} /--><!-- wp:block {"ref":"@pattern/hero"} /-->', array( 'slug' => 'single', 'isSuggestion' => false, 'description' => 'D' ) ),
		$record( 'part/header', '<!-- wp:navigation {"ref":"@menu/main"} /-->', array( 'slug' => 'header', 'area' => 'header' ) ),
		$record( 'menu/main', '<!-- wp:navigation-link {"label":"A","url":"{home}/a"} /-->' ),
		$record( 'pattern/hero', "<p>Ü \"/\"</p>\n", array( 'syncStatus' => 'unsynced', 'categories' => array( 'Call to action' ) ) ),
		$record( 'pattern/a~%e3%81', '<p></p>', array( 'syncStatus' => '', 'categories' => array() ) ),
		$record( 'styles/site', Design_Format::to_json( array( 'version' => 3, 'title' => 'Styles', 'settings' => array(), 'styles' => array( 'typography' => array( 'fontFamily' => 'var:preset|font-family|inter' ) ) ) ) ),
		$record( 'look/autumn', Design_Format::to_json( array( 'version' => 3, 'title' => 'Autumn', 'settings' => array(), 'styles' => array() ) ) ),
		$record( 'font/inter', Design_Format::to_json( array( 'name' => 'Inter', 'slug' => 'inter', 'fontFamily' => 'Inter', 'fontFace' => array( array( 'fontFamily' => 'Inter', 'src' => 'file:./fonts/inter-400.woff2' ) ) ) ), array(), array( 'fonts/inter-400.woff2' => $font ) ),
	);
	return array_map( static fn( array $one ): array => array( 'needs' => Design_Needs::find( $one ) ) + $one, $records );
};
$write   = static function ( string $bytes ): string {
	$file = tempnam( sys_get_temp_dir(), 'atelier' );
	file_put_contents( $file, $bytes );
	return $file;
};
$read    = static function ( string $bytes ) use ( $write ): array {
	$file = $write( $bytes );
	try {
		return Design_Format::decode( Zip_Reader::read( $file ) );
	} finally {
		unlink( $file );
	}
};
$packed  = static function ( array $files ) use ( $write ): string {
	$file = $write( '' );
	unlink( $file );
	$zip = new ZipArchive();
	$zip->open( $file, ZipArchive::CREATE );
	foreach ( $files as $path => $content ) {
		$zip->addFromString( $path, $content );
	}
	$zip->close();
	$bytes = (string) file_get_contents( $file );
	unlink( $file );
	return $bytes;
};
$refusal = static function ( callable $run ): string {
	try {
		$run();
	} catch ( Design_File_Problem $problem ) {
		return $problem->getMessage();
	}
	return '';
};
$list    = static fn( array $change ): string => (string) json_encode( $change + array( 'format' => 'atelier-design', 'version' => 1, 'theme' => array(), 'records' => array() ) );
$line    = static fn( array $change, string $content ): array => $change + array( 'title' => 'T', 'sha256' => hash( 'sha256', $content ) );
$one     = static fn( string $path, string $content, array $change ): array => array(
	'design.json' => $list( array( 'records' => array( $line( $change, $content ) ) ) ),
	$path         => $content,
);
$svg     = '<svg xmlns="http://www.w3.org/2000/svg"/>';

return array(
	'a design is read as it was written'     => static function () use ( $design, $read, $theme ): void {
		$records = $design();
		$read_again = $read( Zip_Writer::write( Design_Format::encode( $records, $theme ) ) );
		expect_same( $theme, $read_again['theme'] );
		expect_same( array( 'font/inter', 'pattern/a~%e3%81', 'pattern/hero', 'menu/main', 'part/header', 'template/single', 'styles/site', 'look/autumn', 'active/search', 'active/single' ), array_keys( $read_again['records'] ) );
		expect_same( Zip_Writer::write( Design_Format::encode( $records, $theme ) ), Zip_Writer::write( Design_Format::encode( $read_again['records'], $theme ) ) );
		expect_same( array( 'menu/main' ), $read_again['records']['part/header']['needs'] );
		expect_same( array( 'font/inter' ), $read_again['records']['styles/site']['needs'] );
	},
	'only the menu that Navigation blocks showed becomes the shown one' => static function () use ( $design, $read, $record, $theme, $packed ): void {
		$stay    = static fn( array $records, $shown ): array => array_column( array_filter( $read( $packed( array( 'design.json' => (string) json_encode( array_filter( array( 'automaticMenu' => $shown ) + (array) json_decode( Design_Format::encode( $records, $theme )['design.json'], true ), static fn( $value ): bool => null !== $value ) ) ) + Design_Format::encode( $records, $theme ) ) )['records'], static fn( array $one ): bool => 'menu' === $one['kind'] ), 'staysBehind', 'key' );
		$one     = $design();
		$several = array( ...$one, $record( 'menu/other', '' ) );
		expect_same( array( 'menu/main' => false, 'menu/other' => true ), $stay( $several, 'menu/main' ) );
		foreach ( array( null, 'menu/none', 'part/header', 7, array( 'menu/main' ), '' ) as $shown ) {
			expect_same( array( 'menu/main' => true, 'menu/other' => true ), $stay( $several, $shown ) );
		}
		expect_same( array( 'menu/main' => false ), $stay( $one, null ) );
		expect_same( array( 'menu/main' => true ), $stay( $one, 'menu/none' ) );
		foreach ( array( 'menu/main' => false, 'menu/none' => true ) as $shown => $stays ) {
			expect_same( $stays, $read( $packed( Design_Format::encode( $one, $theme, $shown ) ) )['records']['menu/main']['staysBehind'] );
		}
	},
	'its bytes are the same in any order and in any zone of time' => static function () use ( $design, $theme ): void {
		$zone  = date_default_timezone_get();
		$bytes = Zip_Writer::write( Design_Format::encode( $design(), $theme ) );
		date_default_timezone_set( 'Pacific/Auckland' );
		$other = Zip_Writer::write( array_reverse( Design_Format::encode( array_reverse( $design() ), $theme ), true ) );
		date_default_timezone_set( $zone );
		expect_same( $bytes, $other );
	},
	'an archive that another program has packed is read, without what computers add' => static function () use ( $design, $theme, $packed, $read ): void {
		$files = Design_Format::encode( $design(), $theme );
		expect_same( 10, count( $read( $packed( $files + array( '__MACOSX/._design.json' => 'x', 'parts/.DS_Store' => 'x', 'parts/' => '' ) ) )['records'] ) );
	},
	'a pattern has the shape that WordPress imports' => static function () use ( $design, $theme ): void {
		$pattern = json_decode( Design_Format::encode( $design(), $theme )['patterns/hero.json'], true );
		expect_same( array( '__file' => 'wp_block', 'title' => 'Title of pattern/hero', 'content' => "<p>Ü \"/\"</p>\n", 'syncStatus' => 'unsynced', 'categories' => array( 'Call to action' ) ), $pattern );
	},
	'what one thing needs comes along, in the order of writing' => static function () use ( $design ): void {
		$records = array_column( Design_Format::sort( $design() ), null, 'key' );
		expect_same( array( 'pattern/hero', 'menu/main', 'part/header', 'template/single', 'active/single' ), Design_Needs::complete( array( 'active/single', 'look/gone' ), $records ) );
	},
	'records are new, the same or different, and say what is missing' => static function () use ( $design, $record ): void {
		$records = array_column( Design_Format::sort( $design() ), null, 'key' );
		$records['pattern/shop'] = array( 'needs' => array( 'block/woocommerce/cart', 'menu/main', 'post/page/shop' ) ) + $record( 'pattern/shop', '<p>1</p>' );
		$here    = $records;
		$here['pattern/hero']['content'] = '<p>2</p>';
		unset( $here['menu/main'], $here['pattern/shop'], $here['active/single'] );
		$here['look/autumn']['title'] = 'Spring';
		$rows   = Design_Judge::judge( $records, $here, static fn( string $key ) => 'part/x' === $key ? true : null, false );
		$states = array_map( static fn( array $row ): string => $row['state'], $rows );
		expect_same( array( 'new', 'different', 'same', 'new', 'different' ), array( $states['menu/main'], $states['pattern/hero'], $states['part/header'], $states['pattern/shop'], $states['look/autumn'] ) );
		expect_same( array( 'block/woocommerce/cart' ), $rows['pattern/shop']['missing'] );
		expect_same( array( 'post/page/shop' ), $rows['pattern/shop']['links'] );
		expect_same( array( false, true, false ), array( $rows['pattern/shop']['isTicked'], $rows['menu/main']['isTicked'], $rows['pattern/hero']['isTicked'] ) );
		expect_same( array( array( 'replace', 'both' ), array( 'both' ), array() ), array( $rows['pattern/hero']['choices'], $rows['look/autumn']['choices'], $rows['part/header']['choices'] ) );
		// New needs are added; records that differ stay unless a person decides.
		expect_same( array( 'menu/main' => 'replace', 'pattern/shop' => 'replace' ), Design_Judge::complete( array( 'pattern/shop' => 'replace', 'part/header' => 'replace' ), $rows ) );
		expect_same( array( 'active/single' => 'replace' ), Design_Judge::complete( array( 'active/single' => 'replace' ), $rows ) );
		expect_same( array( false, false ), array_values( array_map( static fn( array $row ): bool => $row['isTicked'], array_intersect_key( Design_Judge::judge( $records, array(), static fn() => null, true ), array_flip( array( 'part/header', 'template/single' ) ) ) ) ) );
	},
	'a key that came in a file stays, others are those of slugs' => static function (): void {
		$post = static fn( string $slug, string $own = '' ): array => compact( 'slug', 'own' );
		expect_same( array( 7 => 'pattern/hero', 3 => 'pattern/hero-2', 5 => 'pattern/hero-3', 9 => 'pattern/pattern' ), Design_Keys::assign( 'pattern', array( 3 => $post( 'hero' ), 5 => $post( 'hero', 'menu/main' ), 7 => $post( 'hero-2', 'pattern/hero' ), 9 => $post( '' ) ) ) );
	},
) + for_each_row(
	array(
		'no archive'              => array( 'is no zip archive', 'PK' ),
		'half an archive'         => array( 'is no zip archive', substr( Zip_Writer::write( array( 'design.json' => str_repeat( 'x', 500 ) ) ), 0, 300 ) ),
		'no list'                 => array( 'is no design', $packed( array( 'parts/a.html' => '' ) ) ),
		'a broken list'           => array( 'is no design', $packed( array( 'design.json' => '{"format":' ) ) ),
		'a newer version'         => array( 'another version', $packed( array( 'design.json' => $list( array( 'version' => 2 ) ) ) ) ),
		'a version that is text'  => array( 'another version', $packed( array( 'design.json' => $list( array( 'version' => '1' ) ) ) ) ),
		'a way out of the folder' => array( '“../../wp-config.php” does not belong', $packed( array( '../../wp-config.php' => 'x' ) ) ),
		'a way out that ends well' => array( 'does not belong', $packed( array( 'parts/../../a.html' => 'x' ) ) ),
		'an absolute path'        => array( 'does not belong', $packed( array( '/etc/a.html' => 'x' ) ) ),
		'a way out of Windows'    => array( 'does not belong', $packed( array( 'parts/..\\a.html' => 'x' ) ) ),
		'a program'               => array( 'does not belong', $packed( array( 'parts/a.php' => '<?php' ) ) ),
		'a program as a page'     => array( 'does not belong', $packed( array( "parts/a.php\x00.html" => '<?php' ) ) ),
		'a picture'               => array( 'does not belong', $packed( array( 'styles/a.svg' => $svg ) ) ),
		'a picture as a font'     => array( 'is not what its name says', $packed( array( 'fonts/a.woff2' => $svg ) ) ),
		'a program as a font'     => array( 'is not what its name says', $packed( array( 'fonts/a.ttf' => '<?php echo 1;' ) ) ),
		'bytes that are no text'  => array( 'is not what its name says', $packed( array( 'parts/a.html' => "\xC3\x28" ) ) ),
		'a bomb'                  => array( 'become too large', $packed( array( 'parts/a.html' => str_repeat( 'a', 4_000_000 ) ) ) ),
		'a text beyond measure'   => array( 'is larger than', Zip_Writer::write( array( 'parts/a.html' => str_repeat( 'a', 5_000_001 ) ) ) ),
		'a file that is not listed' => array( 'not in its list', $packed( array( 'design.json' => $list( array() ), 'parts/a.html' => 'x' ) ) ),
		'a list of something else' => array( 'is broken in the file', $packed( array( 'design.json' => $list( array( 'records' => array( 'x' ) ) ) ) ) ),
		'another kind'            => array( 'is broken in the file', $packed( array( 'design.json' => $list( array( 'records' => array( array( 'key' => 'plugin/x', 'title' => '' ) ) ) ) ) ) ),
		'a file that was changed' => array( 'is broken in the file', $packed( array( 'parts/a.html' => 'b' ) + $one( 'parts/a.html', 'a', array( 'key' => 'part/a', 'slug' => 'a' ) ) ) ),
		'a part without a slug'   => array( 'is broken in the file', $packed( $one( 'parts/a.html', 'a', array( 'key' => 'part/a' ) ) ) ),
		'a slug that leads away'  => array( 'is broken in the file', $packed( $one( 'parts/a.html', 'a', array( 'key' => 'part/a', 'slug' => '../a' ) ) ) ),
		'a pattern of another shape' => array( 'is broken in the file', $packed( $one( 'patterns/a.json', '{"__file":"wp_navigation","title":"T","content":""}', array( 'key' => 'pattern/a' ) ) ) ),
		'a pattern whose content is a list' => array( 'is broken in the file', $packed( $one( 'patterns/a.json', '{"__file":"wp_block","title":"T","content":[]}', array( 'key' => 'pattern/a' ) ) ) ),
		'styles with a value of a wrong type' => array( 'is broken in the file', $packed( $one( 'styles/site.json', '{"settings":{},"styles":{"color":{"text":["red"]}}}', array( 'key' => 'styles/site' ) ) ) ),
		'styles that are a list'  => array( 'is broken in the file', $packed( $one( 'styles/site.json', '[]', array( 'key' => 'styles/site' ) ) ) ),
		'a font from a place on the server' => array( 'is broken in the file', $packed( $one( 'fonts/a.json', '{"name":"A","slug":"a","fontFamily":"A","fontFace":[{"src":"/etc/passwd"}]}', array( 'key' => 'font/a' ) ) ) ),
		'a font whose file is not there' => array( 'is broken in the file', $packed( $one( 'fonts/a.json', '{"name":"A","slug":"a","fontFamily":"A","fontFace":[{"src":"file:./fonts/a.woff2"}]}', array( 'key' => 'font/a' ) ) ) ),
		'an active template that is none' => array( 'is broken in the file', $packed( array( 'design.json' => $list( array( 'records' => array( array( 'key' => 'active/single', 'title' => '', 'value' => 12 ) ) ) ) ) ) ),
	),
	static function ( string $message, string $bytes ) use ( $refusal, $read ): void {
		$said = $refusal( static fn() => $read( $bytes ) );
		expect_same( true, str_contains( $said, $message ) ? true : $said );
	}
) + array(
	'a font of 40 MB is refused'                      => static function () use ( $refusal, $read ): void {
		$said = $refusal( static fn() => $read( Zip_Writer::write( array( 'fonts/a.woff2' => 'wOF2' . str_repeat( random_bytes( 1000 ), 40_000 ) ) ) ) );
		expect_same( true, str_contains( $said, '“fonts/a.woff2” is larger than 10 MB' ) ? true : $said );
	},
	'10,000 files, and 10,000 records, are refused'   => static function () use ( $refusal, $read, $list ): void {
		$files = array();
		for ( $number = 0; $number < 10_000; $number++ ) {
			$files[ "parts/$number.html" ] = '';
		}
		expect_same( true, str_contains( $refusal( static fn() => $read( Zip_Writer::write( $files ) ) ), 'more than 3,000 items' ) );
		$lines = array_map( static fn( int $number ): array => array( 'key' => "active/$number", 'title' => '', 'value' => false ), range( 1, 10_000 ) );
		expect_same( true, str_contains( $refusal( static fn() => $read( Zip_Writer::write( array( 'design.json' => $list( array( 'records' => $lines ) ) ) ) ) ), 'more than 2,000 items' ) );
	},
	'a file whose size was forged is refused'         => static function () use ( $refusal, $read, $packed ): void {
		$bytes = $packed( array( 'parts/a.html' => str_repeat( 'a', 3_000_000 ) ) );
		$small = str_replace( pack( 'V', 3_000_000 ), pack( 'V', 1000 ), $bytes );
		expect_same( true, '' !== $refusal( static fn() => $read( $small ) ) );
	},
	'two files of one name are refused'               => static function () use ( $refusal, $read ): void {
		$bytes = str_replace( 'parts/b.html', 'parts/a.html', Zip_Writer::write( array( 'parts/a.html' => '1', 'parts/b.html' => '2' ) ) );
		expect_same( true, '' !== $refusal( static fn() => $read( $bytes ) ) );
	},
);
