<?php
/**
 * Cases for {@see Bring_Choices}.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Bring\Bring_Choices;
use Atelier\Bring\Part_Names;
use Atelier\Bring\Theme_Design;

$record = static fn( string $key, array $needs = array(), array $more = array() ): array => $more + array(
	'key'     => $key,
	'kind'    => explode( '/', $key )[0],
	'title'   => substr( (string) strrchr( $key, '/' ), 1 ),
	'fields'  => array( 'slug' => substr( (string) strrchr( $key, '/' ), 1 ) ),
	'content' => '',
	'files'   => array(),
	'needs'   => $needs,
	'id'      => 0,
);
$color  = static fn( string $slug, string $value ): array => array(
	'slug'  => $slug,
	'color' => $value,
	'name'  => ucfirst( $slug ),
);
$preset = static fn( string $slug ): array => $record( "presets/color/$slug", array(), array( 'fields' => array( 'presets' => array( 'color' => array( $color( $slug, '#123456' ) ) ) ) ) );
$design = static fn( array ...$records ): array => array(
	'theme'   => array(),
	'from'    => 'old',
	'records' => array_column( array_merge( ...$records ), null, 'key' ),
);
$chosen = static fn( ?string $instead = null ): array => array( 'choice' => 'replace', 'token' => null, 'instead' => $instead );
$never  = static fn(): bool => false;
$styles = Theme_Design::make_styles(
	array(
		'colors'     => array( 'settings' => array( 'color' => array( 'palette' => array( 'custom' => array( $color( 'mine', 'pink' ) ) ) ) ), 'styles' => array() ),
		'typography' => array( 'settings' => array(), 'styles' => array( 'typography' => array( 'fontSize' => '20px' ) ) ),
		'css'        => array( 'settings' => array(), 'styles' => array( 'css' => 'a{}' ) ),
	),
	0
);

return array(
	'presets that are needed are one record, with the value of another where that was chosen' => static function () use ( $record, $preset, $design, $chosen, $never, $color ): void {
		$result = Bring_Choices::resolve(
			$design( array( $record( 'template/a', array( 'presets/color/red', 'presets/color/blue' ) ), $preset( 'red' ), $preset( 'blue' ), $preset( 'unused' ) ) ),
			array( 'template/a' => $chosen(), 'presets/color/blue' => $chosen( 'accent' ) ),
			array( 'color' => array( 'accent' => $color( 'accent', 'white' ) ) ),
			true,
			$never
		);
		expect_same( array( 'template/a', 'presets/chosen' ), array_keys( $result['design']['records'] ) );
		expect_same( array( 'template/a', 'presets/chosen' ), array_keys( $result['items'] ) );
		expect_same( array(), $result['design']['records']['template/a']['needs'] );
		expect_same(
			array( 'red' => '#123456', 'blue' => 'var(--wp--preset--color--accent)' ),
			array_column( $result['design']['records']['presets/chosen']['fields']['presets']['color'], 'color', 'slug' )
		);
	},
	'chosen parts of the styles are one record, and bring their own presets' => static function () use ( $preset, $design, $chosen, $never, $styles ): void {
		$result = Bring_Choices::resolve(
			$design( array_values( $styles ), array( $preset( 'mine' ) ) ),
			array( 'style/colors' => $chosen(), 'style/css' => array( 'token' => 'seen' ) + $chosen(), 'presets/color/mine' => $chosen() ),
			array(),
			true,
			$never
		);
		expect_same( array( 'style/chosen' ), array_keys( $result['items'] ) );
		$style = $result['design']['records']['style/chosen'];
		expect_same( array( 'colors', 'css' ), $style['fields']['parts'] );
		expect_same( array( 'css' => 'a{}' ), json_decode( $style['content'], true )['styles'] );
	},
	'a part that the theme has and that was not chosen stays the theme’s' => static function () use ( $record, $design, $chosen ): void {
		$all    = $design( array( $record( 'template/a', array( 'part/header', 'part/aside' ) ), $record( 'part/header' ), $record( 'part/aside' ) ) );
		$has    = static fn( string $slug ): bool => 'header' === $slug;
		$result = Bring_Choices::resolve( $all, array( 'template/a' => $chosen() ), array(), true, $has );
		expect_same( array( 'template/a', 'part/aside' ), array_keys( $result['design']['records'] ) );
		$result = Bring_Choices::resolve( $all, array( 'template/a' => $chosen(), 'part/header' => $chosen() ), array(), true, $has );
		expect_same( array( 'template/a', 'part/header', 'part/aside' ), array_keys( $result['design']['records'] ) );
	},
	'a theme without blocks gets patterns alone' => static function () use ( $record, $design, $chosen, $never ): void {
		$result = Bring_Choices::resolve( $design( array( $record( 'template/a' ), $record( 'pattern/kept-a' ) ) ), array( 'template/a' => $chosen(), 'pattern/kept-a' => $chosen() ), array(), false, $never );
		expect_same( array( 'pattern/kept-a' ), array_keys( $result['items'] ) );
	},
	'a part with another slug is named by it, and found by its key' => static function () use ( $record ): void {
		$content = '<!-- wp:template-part {"slug":"header","theme":"old"} /--><!-- wp:template-part {"slug":"footer","theme":"old"} /-->';
		$records = array(
			'part/header' => $record( 'part/header' ),
			'template/a'  => $record( 'template/a', array( 'part/footer', 'part/header' ), array( 'content' => $content ) ),
		);
		$renamed = Part_Names::rename( $records, array( 'part/header' => 'header-old' ), 'old' );
		expect_same( 'header-old', $renamed['part/header']['fields']['slug'] );
		expect_same( array( 'part/footer', 'part/header' ), $renamed['template/a']['needs'] );
		expect_same( true, str_contains( $renamed['template/a']['content'], '"slug":"header-old"' ) && str_contains( $renamed['template/a']['content'], '"slug":"footer"' ) );
		expect_same( $records, Part_Names::rename( $records, array( 'part/header' => 'header' ), 'old' ) );
	},
);
