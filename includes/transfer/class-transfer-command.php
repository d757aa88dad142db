<?php
/**
 * Designs as files on the command line.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Draft_Table;
use Atelier\Drafts\Proposers;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/**
 * Exports the design of this site as a file, and imports such files, for deployments.
 */
final class Transfer_Command {
	/**
	 * Builds the command.
	 *
	 * @param Design_Import $import Imports into the live design.
	 * @param Draft_Import  $drafts Imports into drafts.
	 */
	public function __construct( private readonly Design_Import $import, private readonly Draft_Import $drafts ) {}

	/**
	 * Adds the command if WordPress runs on the command line.
	 */
	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			// One by one: of an object, every public method would be a command.
			WP_CLI::add_command( 'atelier export', array( $this, 'export' ) );
			WP_CLI::add_command( 'atelier import', array( $this, 'import' ) );
		}
	}

	/**
	 * Saves the design of this site as a file.
	 *
	 * ## OPTIONS
	 *
	 * [<file>]
	 * : Path of the file. By default the theme names it, in the current folder.
	 *
	 * [--only=<keys>]
	 * : Keys of the records to export, separated by commas, for example pattern/hero. Records that these need are added.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atelier export design.zip
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function export( array $args, array $options ): void {
		$file  = $args[0] ?? Design_Export::file_name();
		$bytes = Design_Export::make( isset( $options['only'] ) ? explode( ',', $options['only'] ) : null );
		if ( '' === $bytes ) {
			WP_CLI::error( __( 'There is nothing to export.', 'atelier' ) );
		}
		if ( strlen( $bytes ) !== file_put_contents( $file, $bytes ) ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( '“%s” could not be written.', 'atelier' ), $file ) );
		}
		/* translators: 1: path of a file, 2: a size. */
		WP_CLI::success( sprintf( __( '“%1$s” was written (%2$s).', 'atelier' ), $file, (string) size_format( strlen( $bytes ) ) ) );
	}

	/**
	 * Imports a design. Rights are those of the person given with --user.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Path of the file.
	 *
	 * [--dry-run]
	 * : Only report the effects.
	 *
	 * [--draft=<name>]
	 * : Import into a new draft of the design, which is published in Design. The site stays as it is.
	 *
	 * [--sites=<sites>]
	 * : On a network: the sites to import into; addresses separated by commas, or all. Each imports all of it or nothing.
	 *
	 * [--replace]
	 * : Replace records that differ. Without it they stay.
	 *
	 * ## EXAMPLES
	 *
	 *     wp atelier import design.zip --dry-run --user=admin
	 *
	 * @param string[]              $args    Arguments.
	 * @param array<string, string> $options Options.
	 */
	public function import( array $args, array $options ): void {
		if ( isset( $options['sites'] ) ) {
			self::import_into_sites( $args[0], $options );
			return;
		}
		try {
			$design = Design_Format::decode( Zip_Reader::read( $args[0] ) );
		} catch ( Design_File_Problem $problem ) {
			WP_CLI::error( $problem->getMessage() );
		}
		$draft = Draft_Table::clean_name( (string) ( $options['draft'] ?? '' ) );
		if ( isset( $options['draft'] ) && ( '' === $draft || mb_strlen( $draft ) > Draft_Table::MAX_NAME ) ) {
			/* translators: %d: largest number of characters. */
			WP_CLI::error( sprintf( __( 'A draft needs a name of at most %d characters.', 'atelier' ), Draft_Table::MAX_NAME ) );
		}
		// A person who may only propose needs the capability for the design to read the effects.
		$judge   = fn(): array => $this->import->judge( $design );
		$judged  = '' === $draft ? $judge() : Proposers::with_right( $judge );
		$replace = ! empty( $options['replace'] );
		$items   = array();
		foreach ( $judged['rows'] as $row ) {
			$is_chosen = $row['isTicked'] || ( $replace && Design_Judge::DIFFERENT === $row['state'] && in_array( Design_Judge::REPLACE, $row['choices'], true ) && ! $row['missing'] );
			if ( $is_chosen ) {
				$items[ $row['key'] ] = array(
					'choice' => Design_Judge::REPLACE,
					'token'  => $row['token'],
				);
			}
			WP_CLI::log( implode( "\t", array( $is_chosen ? '+' : '-', $row['state'], $row['key'], implode( ',', $row['missing'] ) ) ) );
		}
		if ( ! empty( $options['dry-run'] ) || ! $items ) {
			WP_CLI::success( __( 'Nothing was written.', 'atelier' ) );
			return;
		}
		$answer = '' === $draft ? $this->import->run( $design, $items, basename( $args[0] ) ) : $this->drafts->run( $design, $items, $draft );
		$this->report( $answer );
		if ( '' !== $draft ) {
			/* translators: 1: name of a draft of the design. 2: its number. */
			WP_CLI::log( sprintf( __( 'It is in the draft “%1$s” (%2$d). The site stays as it is.', 'atelier' ), $draft, $answer['draft'] ) );
		}
	}

	/**
	 * Imports into sites of a network, each in a separate process with its theme and plugins.
	 *
	 * @param string                $file    Path of the file.
	 * @param array<string, string> $options Options.
	 */
	private static function import_into_sites( string $file, array $options ): void {
		$sites = 'all' === $options['sites'] && is_multisite() ? array_map( 'get_home_url', get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) ) : explode( ',', $options['sites'] );
		$flags = '';
		foreach ( array_diff_key( $options, array( 'sites' => true ) ) as $name => $value ) {
			$flags .= ' ' . escapeshellarg( true === $value ? "--$name" : "--$name=$value" );
		}
		$failed = 0;
		foreach ( $sites as $site ) {
			WP_CLI::log( "# $site" );
			$answer = WP_CLI::runcommand(
				'atelier import ' . escapeshellarg( $file ) . $flags . ' ' . escapeshellarg( "--url=$site" ),
				array(
					'return'     => 'all',
					'exit_error' => false,
				)
			);
			WP_CLI::log( trim( "$answer->stdout\n$answer->stderr" ) );
			$failed += 0 === $answer->return_code ? 0 : 1;
		}
		if ( $failed ) {
			/* translators: 1: number of sites. 2: number of all sites. */
			WP_CLI::error( sprintf( __( '%1$d of %2$d sites refused it; these are as they were.', 'atelier' ), $failed, count( $sites ) ) );
		}
	}

	/**
	 * Prints the results of an import.
	 *
	 * @param array|\WP_Error $answer The results.
	 */
	private function report( $answer ): void {
		if ( is_wp_error( $answer ) ) {
			WP_CLI::error( $answer->get_error_message() );
		}
		$failed = array_filter( $answer['results'], static fn( array $result ): bool => 200 !== $result['status'] );
		foreach ( $failed as $result ) {
			WP_CLI::warning( $result['key'] . ': ' . $result['message'] );
		}
		if ( $failed ) {
			WP_CLI::error( __( 'Nothing was imported.', 'atelier' ) );
		}
		/* translators: %d: number of items. */
		WP_CLI::success( sprintf( _n( '%d item was imported.', '%d items were imported.', count( $answer['results'] ), 'atelier' ), count( $answer['results'] ) ) );
	}
}
