<?php
/**
 * Verbs on the command line.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a command of WP-CLI for each verb: `wp atelier <noun> <verb>`. Rights are those of the person given with `--user`.
 */
final class Verb_Command {
	/** Exit codes by the status of an error; 1 for any other. */
	private const EXIT_CODES = array(
		400 => 2,
		401 => 3,
		403 => 3,
		404 => 4,
		409 => 5,
		412 => 5,
		428 => 5,
	);

	/** Columns of a result that `--format=ids` prints, the first that it has. */
	private const IDS = array( 'id', 'slug', 'key', 'name', 'path' );

	/**
	 * Constructor.
	 *
	 * @param Verb_Runner $runner Runs verbs.
	 */
	public function __construct( private readonly Verb_Runner $runner ) {}

	/**
	 * Adds the hook if WordPress runs on the command line.
	 */
	public function register(): void {
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			// Translations are loaded by then.
			add_action( 'init', array( $this, 'add_commands' ), PHP_INT_MAX );
		}
	}

	/**
	 * Adds the commands.
	 */
	public function add_commands(): void {
		foreach ( Verb_Table::all() as $verb ) {
			WP_CLI::add_command(
				'atelier ' . str_replace( '-', ' ', self::split( $verb->name )[0] ) . ' ' . self::split( $verb->name )[1],
				fn( array $args, array $options ) => $this->run( $verb, $args, $options ),
				array(
					'shortdesc' => $verb->label . '.',
					'longdesc'  => $verb->description,
					'synopsis'  => self::describe_options( $verb ),
				)
			);
		}
	}

	/**
	 * Splits the name of a verb into its noun and its verb.
	 *
	 * @param string $name The name.
	 * @return array{0: string, 1: string}
	 */
	private static function split( string $name ): array {
		return explode( '-', $name, 2 );
	}

	/**
	 * Describes the arguments of a command.
	 *
	 * @param Verb $verb The verb.
	 * @return list<array>
	 */
	private static function describe_options( Verb $verb ): array {
		$schema  = $verb->input_schema();
		$options = array();
		foreach ( $verb->positional as $name ) {
			$options[] = array(
				'type'        => 'positional',
				'name'        => $name,
				'description' => $schema['properties'][ $name ]['description'] ?? '',
				// It can be given as an option, too.
				'optional'    => true,
				'repeating'   => 'array' === ( $schema['properties'][ $name ]['type'] ?? '' ),
			);
		}
		foreach ( $schema['properties'] as $name => $property ) {
			$options[] = array(
				'type'        => 'boolean' === ( $property['type'] ?? '' ) && 'dry_run' === $name ? 'flag' : 'assoc',
				'name'        => str_replace( '_', '-', $name ),
				'description' => $property['description'] ?? '',
				'optional'    => true,
			);
		}
		if ( Verb::WRITE === $verb->kind ) {
			$options[] = array(
				'type'        => 'flag',
				'name'        => 'live',
				'description' => __( 'Change the live design, without a draft.', 'atelier' ),
				'optional'    => true,
			);
		}
		$options[] = array(
			'type'        => 'assoc',
			'name'        => 'fields',
			'description' => __( 'Only these columns, with commas between them.', 'atelier' ),
			'optional'    => true,
		);
		$options[] = array(
			'type'        => 'assoc',
			'name'        => 'format',
			'description' => __( 'Form of the answer.', 'atelier' ),
			'optional'    => true,
			'default'     => 'table',
			'options'     => array( 'table', 'json', 'yaml', 'ids' ),
		);

		return $options;
	}

	/**
	 * Runs a command.
	 *
	 * @param Verb                       $verb    The verb.
	 * @param string[]                   $args    Arguments without names.
	 * @param array<string, string|bool> $options Arguments with names.
	 */
	private function run( Verb $verb, array $args, array $options ): void {
		$is_live = ! empty( $options['live'] );
		$input   = self::read_input( $verb, $args, $options );
		$schema  = $verb->input_schema();
		if ( $is_live || ! isset( $input[ Verb::DRAFT_INPUT ] ) ) {
			// The runner refuses a write without a draft, with a message.
			$schema['required'] = array_values( array_diff( $schema['required'] ?? array(), $verb->is_in_draft() ? array( Verb::DRAFT_INPUT ) : array() ) );
		}
		if ( ! get_current_user_id() ) {
			self::fail( new WP_Error( 'rest_forbidden', __( 'Say who you are: --user=<name>.', 'atelier' ), array( 'status' => 401 ) ) );
		}
		$valid = rest_validate_value_from_schema( $input, $schema, 'input' );
		if ( is_wp_error( $valid ) ) {
			self::fail( new WP_Error( 'rest_invalid_param', $valid->get_error_message(), array( 'status' => 400 ) ) );
		}
		$bar    = Verb::RUN === $verb->kind ? Utils\make_progress_bar( $verb->label, count( $input['steps'] ) ) : null;
		$answer = $this->runner->run( $verb, rest_sanitize_value_from_schema( $input, $schema, 'input' ), $is_live, $bar ? static fn() => $bar->tick() : null );
		$bar?->finish();
		if ( is_wp_error( $answer ) ) {
			self::fail( $answer );
		}
		self::print( $verb, $answer, $options );
	}

	/**
	 * Reads the input of a verb from the arguments. Lists and objects are JSON; a single dash reads the standard input.
	 *
	 * @param Verb                       $verb    The verb.
	 * @param string[]                   $args    Arguments without names.
	 * @param array<string, string|bool> $options Arguments with names.
	 */
	private static function read_input( Verb $verb, array $args, array $options ): array {
		$properties = $verb->input_schema()['properties'];
		$input      = array();
		foreach ( $properties as $name => $property ) {
			$value = $options[ str_replace( '_', '-', $name ) ] ?? null;
			if ( null !== $value ) {
				$input[ $name ] = self::read_value( '-' === $value ? (string) stream_get_contents( STDIN ) : $value, $property );
			}
		}
		foreach ( $verb->positional as $at => $name ) {
			$is_list = 'array' === ( $properties[ $name ]['type'] ?? '' );
			$value   = $is_list ? array_slice( $args, $at ) : $args[ $at ] ?? null;
			if ( null !== $value && array() !== $value && ! isset( $input[ $name ] ) ) {
				$input[ $name ] = $is_list ? $value : self::read_value( '-' === $value ? (string) stream_get_contents( STDIN ) : $value, $properties[ $name ] );
			}
		}

		return $input;
	}

	/**
	 * Reads a value.
	 *
	 * @param string|bool $value    The argument.
	 * @param array       $property Its schema.
	 * @return mixed
	 */
	private static function read_value( $value, array $property ) {
		$types = (array) ( $property['type'] ?? array( 'integer', 'string' ) );
		if ( ! is_string( $value ) ) {
			return $value;
		}
		if ( in_array( 'integer', $types, true ) && preg_match( '/^\d{1,15}$/', $value ) ) {
			return (int) $value;
		}
		if ( in_array( 'boolean', $types, true ) && in_array( $value, array( 'true', 'false' ), true ) ) {
			return 'true' === $value;
		}
		if ( array_intersect( array( 'array', 'object' ), $types ) && preg_match( '/^\s*[\[{]/', $value ) ) {
			$decoded = json_decode( $value, true );

			return is_array( $decoded ) ? $decoded : $value;
		}

		return array( 'array' ) === $types ? explode( ',', $value ) : $value;
	}

	/**
	 * Prints an answer.
	 *
	 * @param Verb                       $verb    The verb.
	 * @param array                      $answer  The answer.
	 * @param array<string, string|bool> $options Arguments with names.
	 */
	private static function print( Verb $verb, array $answer, array $options ): void {
		$format = (string) ( $options['format'] ?? 'table' );
		$fields = array_filter( explode( ',', (string) ( $options['fields'] ?? '' ) ) );
		$result = json_decode( (string) wp_json_encode( $answer['result'], JSON_PRESERVE_ZERO_FRACTION ), true );
		if ( 'ids' === $format ) {
			WP_CLI::line( implode( ' ', self::list_ids( $verb, $answer, (array) $result ) ) );
			return;
		}
		$pick   = static fn( array $row ): array => $fields ? array_merge( array_fill_keys( $fields, null ), array_intersect_key( $row, array_flip( $fields ) ) ) : $row;
		$result = $verb->is_list ? array_map( $pick, array_filter( $result, 'is_array' ) ) : $pick( (array) $result );
		if ( 'table' !== $format ) {
			WP_CLI::print_value( $verb->is_in_draft() && ! $fields ? array( 'result' => $result ) + $answer : $result, array( 'format' => $format ) );
			return;
		}
		$rows = $verb->is_list ? $result : array_map(
			static fn( $name, $value ): array => array(
				'field' => $name,
				'value' => $value,
			),
			array_keys( $result ),
			$result
		);
		$rows = array_map( static fn( array $row ): array => array_map( static fn( $value ): string => is_scalar( $value ) ? (string) ( is_bool( $value ) ? wp_json_encode( $value ) : $value ) : (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ), $row ), $rows );
		if ( $rows ) {
			Utils\format_items( 'table', $rows, array_keys( $rows[0] ) );
		}
		foreach ( $answer['draft']['changes'] ?? array() as $change ) {
			WP_CLI::log( $change );
		}
		if ( ! empty( $answer['dry_run'] ) ) {
			WP_CLI::success( __( 'Nothing was written.', 'atelier' ) );
		} elseif ( isset( $answer['draft']['changes'] ) ) {
			/* translators: 1: name of a draft of the design. 2: its number. */
			WP_CLI::success( sprintf( __( 'It is in the draft “%1$s” (%2$d). The site stays as it is.', 'atelier' ), $answer['draft']['name'], $answer['draft']['id'] ) );
		}
	}

	/**
	 * Returns the ids of an answer: of the items of a list, of the draft of a write, or of the read record.
	 *
	 * @param Verb  $verb   The verb.
	 * @param array $answer The answer.
	 * @param array $result Its result.
	 * @return string[]
	 */
	private static function list_ids( Verb $verb, array $answer, array $result ): array {
		if ( $verb->is_in_draft() && isset( $answer['draft']['id'] ) ) {
			return array( (string) $answer['draft']['id'] );
		}
		$ids = array();
		foreach ( $verb->is_list ? $result : array( $result ) as $row ) {
			$named = array_intersect_key( array_merge( array_flip( self::IDS ), (array) $row ), (array) $row, array_flip( self::IDS ) );
			$ids[] = (string) ( current( $named ) ?: '' );
		}

		return array_filter( $ids, 'strlen' );
	}

	/**
	 * Ends the command with an error.
	 *
	 * @param WP_Error $error The error.
	 */
	private static function fail( WP_Error $error ): never {
		$data = $error->get_error_data();

		WP_CLI::error( $error->get_error_message(), self::EXIT_CODES[ $data['status'] ?? 0 ] ?? 1 );
		exit( 1 );
	}
}
