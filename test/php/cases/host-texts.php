<?php
/**
 * WordPress's translations of texts that it has, too.
 *
 * @package Atelier
 */

namespace Atelier\Tests;

use Atelier\Page\Host_Fallback;
use Atelier\Page\Script_Fallback;
use WP_Translation_Controller;

/**
 * Loads translations as WordPress does, for a person who reads German.
 *
 * @param array<string, array<string, string>> $messages Translations by text with its context, by text domain.
 */
function speak_german( array $messages ): void {
	$controller = WP_Translation_Controller::get_instance();
	$controller->set_locale( 'de_DE' );
	foreach ( array( 'default', 'atelier' ) as $domain ) {
		$controller->unload_textdomain( $domain );
		$file = tempnam( sys_get_temp_dir(), 'atelier' ) . '.l10n.php';
		file_put_contents( $file, '<?php return ' . var_export( array( 'messages' => $messages[ $domain ] ?? array(), 'plural-forms' => 'nplurals=2; plural=n != 1;' ), true ) . ';' );
		$controller->load_file( $file, $domain );
		// It reads the file when it is first asked.
		$controller->has_translation( '', $domain );
		unlink( $file );
		unlink( substr( $file, 0, -strlen( '.l10n.php' ) ) );
	}
}

/**
 * Has a person read a language.
 *
 * @param string $locale The locale.
 */
function read_language( string $locale ): void {
	add_filter( 'pre_determine_locale', static fn(): string => $locale );
	( new Host_Fallback() )->follow_locale();
}

const HOST  = array(
	'Save'             => 'Speichern',
	'Design'           => 'Aussehen',
	'Source'           => 'Quelle',
	"shadow\4Inset"    => 'Innen',
	'%d page'          => "%d Seite\0%d Seiten",
	'Empty'            => '',
);
const RULES = array( '' => array( 'domain' => 'messages', 'plural-forms' => 'nplurals=2; plural=n != 1;' ) );

$php     = array(
	'a text that only WordPress has'            => array( 'de_DE', array(), static fn() => __( 'Save', 'atelier' ), 'Speichern' ),
	'one that we have'                          => array( 'de_DE', array( 'Save' => 'Sichern' ), static fn() => __( 'Save', 'atelier' ), 'Sichern' ),
	'one that is the same in our translation'   => array( 'de_DE', array( 'Source' => 'Source' ), static fn() => __( 'Source', 'atelier' ), 'Source' ),
	'one that nobody has'                       => array( 'de_DE', array(), static fn() => __( 'Saved', 'atelier' ), 'Saved' ),
	'one that WordPress has left empty'         => array( 'de_DE', array(), static fn() => __( 'Empty', 'atelier' ), 'Empty' ),
	'the name of the product'                   => array( 'de_DE', array(), static fn() => __( 'Design', 'atelier' ), 'Design' ),
	'a text in its context'                     => array( 'de_DE', array(), static fn() => _x( 'Inset', 'shadow', 'atelier' ), 'Innen' ),
	'a text in another context'                 => array( 'de_DE', array(), static fn() => _x( 'Inset', 'layout', 'atelier' ), 'Inset' ),
	'a text without its context'                => array( 'de_DE', array(), static fn() => __( 'Inset', 'atelier' ), 'Inset' ),
	'our translation in a context'              => array( 'de_DE', array( "shadow\4Inset" => 'Inset' ), static fn() => _x( 'Inset', 'shadow', 'atelier' ), 'Inset' ),
	'a plural for one'                          => array( 'de_DE', array(), static fn() => _n( '%d page', '%d pages', 1, 'atelier' ), '%d Seite' ),
	'a plural for several'                      => array( 'de_DE', array(), static fn() => _n( '%d page', '%d pages', 2, 'atelier' ), '%d Seiten' ),
	'our plural'                                => array( 'de_DE', array( '%d page' => "%d page\0%d pages" ), static fn() => _n( '%d page', '%d pages', 2, 'atelier' ), '%d pages' ),
	'a person who reads WordPress’s own English' => array( 'en_US', array(), static fn() => __( 'Save', 'atelier' ), 'Save' ),
);
$scripts = array(
	'a text of a script'                    => array( array( 'Styles' => false ), array( 'Styles' => array( 'Stile' ) ), array( 'Styles' => array( 'Stile' ) ) ),
	'a text that PHP has, too'              => array( array( 'Save' => false ), array( 'Save' => array( 'Sichern' ) ), array( 'Save' => array( 'Speichern' ) ) ),
	'a text in its context'                 => array( array( "a\4Styles" => false ), array( "a\4Styles" => array( 'Stile' ) ), array( "a\4Styles" => array( 'Stile' ) ) ),
	'a text in another context'             => array( array( "a\4Styles" => false ), array( "b\4Styles" => array( 'Stile' ), 'Styles' => array( 'Stile' ) ), array() ),
	'the name of the product'               => array( array( 'Design' => false ), array( 'Design' => array( 'Aussehen' ) ), array() ),
	'a plural'                              => array( array( '%d item' => true ), array( '%d item' => array( '%d Element', '%d Elemente' ) ), array( '%d item' => array( '%d Element', '%d Elemente' ) ) ),
	'a plural that WordPress has without'   => array( array( '%d item' => true ), array( '%d item' => array( '%d Element' ) ), array() ),
	'a text that WordPress has as a plural' => array( array( '%d item' => false ), array( '%d item' => array( '%d Element', '%d Elemente' ) ), array() ),
	'an empty translation'                  => array( array( 'Styles' => false ), array( 'Styles' => array( '' ) ), array() ),
	'a text that WordPress does not have'   => array( array( 'Looks' => false ), array( 'Styles' => array( 'Stile' ) ), array() ),
);

$tests = array(
	'PHP adds no filter where the language is WordPress’s own' => static function () {
		read_language( 'en_US' );
		expect_same( false, has_filter( 'gettext_atelier' ) );
	},
	'PHP removes the filters when the language changes to it' => static function () {
		read_language( 'de_DE' );
		expect_same( true, has_filter( 'gettext_atelier' ) );
		read_language( 'en_US' );
		expect_same( false, has_filter( 'gettext_atelier' ) || has_filter( 'gettext_with_context_atelier' ) || has_filter( 'ngettext_atelier' ) );
	},
	'scripts get a plural in a language that has one form' => static function () {
		speak_german( array() );
		$one = array( '' => array( 'plural-forms' => 'nplurals=1; plural=0;' ), '%d item' => array( '%d 個' ) );
		expect_same( array( '%d 個' ), Script_Fallback::select( array( '%d item' => true ), array( $one ) )['%d item'] );
	},
	'scripts get the rules of plurals for our domain, from the first file that has any' => static function () {
		speak_german( array() );
		$found = Script_Fallback::select( array( 'Styles' => false ), array( array(), RULES + array( 'Styles' => array( 'Stile' ) ) ) );
		expect_same( array( 'domain' => 'atelier', 'plural-forms' => 'nplurals=2; plural=n != 1;' ), $found[''] );
	},
);
foreach ( $php as $title => list( $locale, $own, $translate, $expected ) ) {
	$tests[ "PHP: $title" ] = static function () use ( $locale, $own, $translate, $expected ) {
		speak_german( array( 'default' => HOST, 'atelier' => $own ) );
		$GLOBALS['l10n']['atelier'] = new \WP_Translations( WP_Translation_Controller::get_instance(), 'atelier' );
		read_language( $locale );
		expect_same( $expected, $translate() );
	};
}
foreach ( $scripts as $title => list( $missing, $messages, $expected ) ) {
	$tests[ "scripts: $title" ] = static function () use ( $missing, $messages, $expected ) {
		speak_german( array( 'default' => HOST ) );
		expect_same( $expected, array_diff_key( Script_Fallback::select( $missing, array( RULES + $messages ) ), array( '' => true ) ) );
	};
}

return $tests;
