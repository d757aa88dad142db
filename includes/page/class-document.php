<?php
/**
 * The page.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Lists\List_Paths;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Prints the whole document of Design.
 *
 * It omits the dashboard's chrome, which would enqueue the editor's scripts before ours. This class determines the order
 * (design, section 5): markup that can be used at once, then the shell's scripts, and the rest when a route needs it.
 */
final class Document {

	/**
	 * Layouts of a list that need no editor.
	 */
	private const EDITORLESS_LAYOUTS = array( 'table', 'grid' );

	/** Id of the template element with the application's scripts. */
	private const SCRIPTS_ID = 'atelier-scripts';

	/**
	 * Constructor.
	 *
	 * @param Build           $build    The built scripts.
	 * @param Boot_Payload    $boot     The small payload.
	 * @param Address         $address  Addresses of Design.
	 * @param Shell_Markup    $shell    The shell.
	 * @param Host_Texts      $texts    Translations of the bundled packages.
	 * @param Script_Fallback $fallback WordPress's translations of our texts.
	 * @param Printed_Output  $printed  Output of plugins before the document.
	 */
	public function __construct(
		private Build $build,
		private Boot_Payload $boot,
		private Address $address,
		private Shell_Markup $shell,
		private Host_Texts $texts,
		private Script_Fallback $fallback,
		private Printed_Output $printed
	) {}

	/**
	 * Prints the document.
	 *
	 * @param string $payload_url Address of the editor's payload for this path.
	 */
	public function render( string $payload_url ): void {
		$printed = $this->printed->stop_collecting();
		$this->fallback->prepare();
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php echo esc_attr( get_option( 'blog_charset' ) ); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title><?php echo esc_html( $this->title() ); ?></title>
<style id="atelier-shell-css"><?php echo $this->build->contents( 'shell.css' ); // Our own built file. ?></style>
		<?php
		wp_site_icon();
		if ( ! has_site_icon() ) {
			// Without an icon, the browser would request /favicon.ico at each change of the address, and WordPress redirects it to this image.
			printf( '<link rel="icon" href="%s">', esc_url( includes_url( 'images/w-logo-gray-white-bg.png' ) ) );
		}
		$this->print_host_style( 'wp-base-styles' );
		// Without the opt-in to view transitions, navigation from or to a page with it ends in an error.
		wp_styles()->do_items( array( 'wp-view-transitions-admin' ) );
		$this->print_payload_request( $payload_url );
		wp_print_inline_script_tag( Admin_Globals::script(), array( 'id' => 'atelier-admin-globals' ) );
		$this->print_early_output( $printed );
		?>
</head>
<body class="<?php echo esc_attr( $this->body_classes() ); ?>">
		<?php
		wp_print_inline_script_tag( "document.body.classList.replace( 'no-js', 'js' );" );
		$this->shell->print();
		wp_print_inline_script_tag( $this->build->contents( 'shell.js' ), array( 'id' => 'atelier-shell-js' ) );
		wp_styles()->do_items( array( Build::HANDLE ) );
		wp_print_inline_script_tag(
			(string) wp_json_encode( $this->boot->collect(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ),
			array(
				'type' => 'application/json',
				'id'   => 'atelier-boot-payload',
			)
		);
		$this->print_scripts();
		?>
</body>
</html>
		<?php
	}

	/**
	 * Prints a small style sheet of WordPress inline, because the first paint would wait for the request of a linked one.
	 *
	 * @param string $handle Its handle.
	 */
	private function print_host_style( string $handle ): void {
		$style = wp_styles()->query( $handle );
		$src   = $style instanceof \_WP_Dependency ? (string) $style->src : '';
		$file  = ABSPATH . ltrim( $src, '/' );
		// A replaced or changed style sheet is printed as it is registered.
		$is_changed = $style instanceof \_WP_Dependency && ( $style->deps || array_intersect_key( $style->extra, array_flip( array( 'before', 'after' ) ) ) );
		if ( $is_changed || ! str_starts_with( $src, '/' . WPINC . '/' ) || ! is_readable( $file ) ) {
			wp_styles()->do_items( array( $handle ) );
			return;
		}
		printf(
			'<style id="%s-css">%s</style>',
			esc_attr( $handle ),
			file_get_contents( $file ) // WordPress's own file.
		);
		wp_styles()->done[] = $handle;
	}

	/**
	 * Returns the document's title, in the application's format (`src/hooks/use-document-title.ts`).
	 */
	private function title(): string {
		$screen = ( new Screen_Titles() )->get( $this->address->requested_path() );

		/* translators: Title of an admin page. 1: name of the screen, 2: name of the site. */
		return sprintf( __( '%1$s ‹ %2$s — WordPress', 'atelier' ), $screen, wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
	}

	/**
	 * Returns the classes that the host's styles expect on an editor's page.
	 */
	private function body_classes(): string {
		$classes = array(
			'atelier-page',
			'wp-admin',
			'wp-core-ui',
			'no-js',
			'block-editor-page',
			'wp-embed-responsive',
			'is-fullscreen-mode',
			'admin-color-' . sanitize_html_class( (string) get_user_option( 'admin_color' ), 'modern' ),
			'locale-' . sanitize_html_class( strtolower( str_replace( '_', '-', get_user_locale() ) ) ),
		);
		if ( is_rtl() ) {
			$classes[] = 'rtl';
		}

		/** This filter is documented in wp-admin/admin-header.php */
		return implode( ' ', $classes ) . ' ' . apply_filters( 'admin_body_class', '' );
	}

	/**
	 * Requests the editor's payload as early as possible, when the first view needs it.
	 *
	 * @param string $payload_url Address of the payload.
	 */
	private function print_payload_request( string $payload_url ): void {
		$url  = (string) wp_json_encode( $payload_url, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		$code = "window.atelierEditorPayload = { url: $url };";
		if ( $this->needs_editor() ) {
			$code .= 'window.atelierEditorPayload.response = fetch( window.atelierEditorPayload.url, { credentials: "same-origin", headers: { Accept: "application/json" } } );'
				. 'window.atelierEditorPayload.response.catch( () => {} );';
		}
		wp_print_inline_script_tag( $code, array( 'id' => 'atelier-editor-payload' ) );
	}

	/**
	 * Prints the output of plugins from before the document: before the doctype, it would switch the browser to quirks mode.
	 *
	 * @param string $printed Their output.
	 */
	private function print_early_output( string $printed ): void {
		echo Printed_Output::head_markup( $printed ); // Unescaped, as plugins have printed it.
		$notices = Printed_Output::notices( $printed );
		if ( '' !== $notices ) {
			$told = array( 'Printed before the page' . ( $this->printed->authors() ? ' by ' . implode( ', ', $this->printed->authors() ) : '' ) . ':', $notices );
			wp_print_inline_script_tag( sprintf( 'console.warn( ...%s );', (string) wp_json_encode( $told, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) ) );
		}
	}

	/**
	 * Returns whether the first view needs the editor.
	 */
	private function needs_editor(): bool {
		if ( 'edit' === $this->address->read( 'canvas' ) ) {
			return true;
		}
		$layout = ( new List_Paths( $this->address ) )->layout_of_request() ?? $this->address->read( 'layout' );

		return false !== ( Screens::at( $this->address->requested_path() )['needsEditor'] ?? true )
			&& ! in_array( $layout, self::EDITORLESS_LAYOUTS, true );
	}

	/**
	 * Prints the application's scripts in a template, from which `src/app/shell/run-printed-scripts.ts` runs them: the parser would run cached
	 * scripts before the first paint.
	 */
	private function print_scripts(): void {
		$this->texts->add_inline();
		$this->fallback->add_inline();
		echo '<template id="' . esc_attr( self::SCRIPTS_ID ) . '">';
		( new Script_Printer( wp_scripts() ) )->print( Build::HANDLE );
		echo '</template>';
		// Inline code that the parser runs waits for the preceding style sheets.
		wp_print_inline_script_tag( 'window.atelierRunScripts();' );
	}
}
