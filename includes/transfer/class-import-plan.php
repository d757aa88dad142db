<?php
/**
 * The plan of an import.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Overlay\Design_Overlay;
use Atelier\Writes\Content_Tokens;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Compares a design with the records of this site: finds the effects of importing it, the records to write for a person's choices, and reasons
 * against a write. In a draft of the design, the records are those of the draft.
 */
final class Import_Plan {
	/** Maximum bytes of both contents of a record that are sent for comparison. */
	private const MAX_COMPARED = 300_000;

	/** Kinds whose records need no stored key, because they are found by other values. */
	private const WITHOUT_KEY = array( 'styles', 'style', 'active', 'font', 'presets', Design_Block_Styles::KIND );

	/** Inserts numbers and addresses of this site into records. */
	public readonly Design_Localizer $localizer;

	/**
	 * Records of this site, by key.
	 *
	 * @var array<string, array>
	 */
	private readonly array $here;

	/**
	 * Rows by key.
	 *
	 * @var array<string, array>
	 */
	private readonly array $rows;

	/**
	 * Reads the site's records, and compares the design with them.
	 *
	 * @param array          $design The design, see {@see Design_Import::judge()}.
	 * @param Content_Tokens $tokens Makes tokens.
	 */
	public function __construct( private readonly array $design, private readonly Content_Tokens $tokens ) {
		$inventory       = new Design_Inventory();
		$here            = $inventory->all() + ( $design['here'] ?? array() );
		$this->here      = isset( $design['from'] ) ? $here : Automatic_Menu::name_menu( $here, Automatic_Menu::find_key( $here ) );
		$this->localizer = new Design_Localizer( $inventory, $design['theme'], ! isset( $design['from'] ) );
		$this->rows      = $this->find_rows();
	}

	/**
	 * Returns whether the site's records are read with a draft's changes.
	 */
	public static function is_in_draft(): bool {
		return 0 < Design_Overlay::version();
	}

	/**
	 * Returns the records of this site, by key.
	 *
	 * @return array<string, array>
	 */
	public function here(): array {
		return $this->here;
	}

	/**
	 * Returns whether a file's design is of another theme.
	 */
	public function is_other_theme(): bool {
		return get_stylesheet() !== $this->design['theme']['stylesheet'] && ! isset( $this->design['from'] );
	}

	/**
	 * Describes the rows for a person.
	 *
	 * @return list<array>
	 */
	public function describe(): array {
		$rows = array();
		foreach ( $this->rows as $key => $row ) {
			$record      = $this->design['records'][ $key ];
			$own         = $this->here[ $key ] ?? null;
			$is_compared = Design_Judge::DIFFERENT === $row['state'] && strlen( $record['content'] ) + strlen( $own['content'] ) <= self::MAX_COMPARED;
			$rows[]      = $row + array(
				'token'     => $own ? $this->get_token( $own ) : null,
				'hidesFile' => Design_Judge::FRESH === $row['state'] && 'part' === $row['kind'] && null !== $this->localizer->targets()->find( (string) $key ),
				'here'      => $is_compared ? self::get_text( $own ) : null,
				'there'     => $is_compared ? self::get_text( $record ) : null,
			);
		}

		return $rows;
	}

	/**
	 * Returns the text of a record for comparison; of a block style, the label.
	 *
	 * @param array $record The record.
	 */
	private static function get_text( array $record ): string {
		return Design_Block_Styles::KIND === $record['kind'] ? $record['title'] : $record['content'];
	}

	/**
	 * Finds the records to write for a person's choices.
	 *
	 * @param array<string, array{choice: string}> $items Choices by key.
	 * @return array<string, string> Choices by key, in the order in which they are written.
	 */
	public function choose( array $items ): array {
		return Design_Judge::complete( array_map( static fn( array $item ): string => $item['choice'], $items ), $this->rows );
	}

	/**
	 * Returns the reasons why records cannot be written.
	 *
	 * @param array<string, string>                    $choices Choices by key.
	 * @param array<string, array{token: string|null}> $items   The person's choices, with the tokens that they saw.
	 * @return list<array> Results; empty where all records can be written.
	 */
	public function find_refusals( array $choices, array $items ): array {
		return array_values( array_filter( array_map( fn( string $key ): ?array => $this->find_refusal( $key, $items[ $key ]['token'] ?? null ), array_keys( $choices ) ) ) );
	}

	/**
	 * Returns the token of an existing record.
	 *
	 * @param array $record Its kind, key and id.
	 */
	public function get_token( array $record ): ?string {
		return ( new Design_Tokens( $this->tokens ) )->get( $record );
	}

	/**
	 * Stores the design's key with a created record.
	 *
	 * @param array      $record The record.
	 * @param int|string $id     Its number here.
	 * @param string     $from   The theme from which it was brought; empty for a file.
	 */
	public static function store_key( array $record, $id, string $from = '' ): void {
		if ( in_array( $record['kind'], self::WITHOUT_KEY, true ) || Design_Overlay::is_stand_in( (int) $id ) ) {
			return;
		}
		update_post_meta( (int) $id, Design_Keys::META, wp_slash( $record['key'] ) );
		if ( '' !== $from ) {
			update_post_meta( (int) $id, Design_Keys::FROM_META, wp_slash( $from ) );
		}
	}

	/**
	 * Describes a result.
	 *
	 * @param array         $record Key, kind and title.
	 * @param int           $status HTTP status.
	 * @param string        $action `created`, `replaced`, `undone`, `refused` or `failed`.
	 * @param WP_Error|null $error  The reason of a failure; null for none.
	 */
	public static function result( array $record, int $status, string $action, ?WP_Error $error = null ): array {
		return array(
			'key'     => $record['key'],
			'kind'    => $record['kind'],
			'title'   => $record['title'],
			'status'  => $status,
			'action'  => $action,
			'message' => $error ? $error->get_error_message() : null,
		);
	}

	/**
	 * Describes the result for a record that was not written.
	 *
	 * @param array    $record Key, kind and title.
	 * @param WP_Error $error  The reason.
	 */
	public static function failure( array $record, WP_Error $error ): array {
		$data   = (array) $error->get_error_data();
		$status = (int) ( $data['status'] ?? 500 );
		if ( isset( $data['changed_by'], $data['changed_at'] ) ) {
			/* translators: 1: name of a user. 2: time, for example "2 minutes". */
			$error = new WP_Error( $error->get_error_code(), sprintf( __( '%1$s changed this %2$s ago.', 'atelier' ), (string) $data['changed_by'], human_time_diff( (int) strtotime( (string) $data['changed_at'] ) ) ) );
		}

		return self::result( $record, 200 === $status ? 500 : $status, 'failed', $error );
	}

	/**
	 * Finds the rows of the design, with the person's rights.
	 *
	 * @return array<string, array>
	 */
	private function find_rows(): array {
		$records = $this->localizer->reduce( $this->design['records'] );
		$uploads = wp_get_upload_dir()['baseurl'];
		$rows    = self::judge_block_styles( Design_Judge::judge( $records, $this->here, array( $this->localizer->targets(), 'find' ), $this->is_other_theme(), $this->design['copies'] ?? null ) );
		foreach ( $rows as $key => $row ) {
			$is_allowed   = Transfer_Rights::may_write( $row['kind'] );
			$rows[ $key ] = array( 'isTicked' => $row['isTicked'] && $is_allowed ) + $row + array(
				'isAllowed' => $is_allowed,
				'pictures'  => Design_Judge::SAME === $row['state'] ? array() : Design_Pictures::find( $records[ $key ], $uploads ),
				'losses'    => Design_Judge::SAME === $row['state'] ? array() : Transfer_Rights::find_losses( $this->design['records'][ $key ] ),
			);
		}

		return $rows;
	}

	/**
	 * Skips block styles whose name the theme or a plugin uses here, and removes needs of block styles whose block is not registered.
	 *
	 * @param array<string, array> $rows Rows by key.
	 * @return array<string, array>
	 */
	private static function judge_block_styles( array $rows ): array {
		$own   = array_filter( $rows, static fn( array $row ): bool => Design_Block_Styles::KIND === $row['kind'] );
		$there = array_filter( $own, static fn( array $row ): bool => Design_Judge::FRESH === $row['state'] && Design_Block_Styles::is_others( $row['key'] ) );
		foreach ( array_keys( $there ) as $key ) {
			$rows[ $key ] = array(
				'state'    => Design_Judge::SAME,
				'missing'  => array(),
				'choices'  => array(),
				'isTicked' => false,
			) + $rows[ $key ];
		}
		$without = array_keys( array_filter( $own, static fn( array $row ): bool => array() !== $row['missing'] ) );

		return $without ? array_map( static fn( array $row ): array => array( 'needs' => array_values( array_diff( $row['needs'], $without ) ) ) + $row, $rows ) : $rows;
	}

	/**
	 * Returns the reason why a record cannot be written; null where it can.
	 *
	 * @param string      $key  Its key.
	 * @param string|null $seen Token of this site's record that the person saw; null for none.
	 */
	private function find_refusal( string $key, ?string $seen ): ?array {
		$row = $this->rows[ $key ];
		$own = $this->here[ $key ] ?? null;
		if ( ! $row['isAllowed'] ) {
			return self::result( $row, 403, 'refused', new WP_Error( 'rest_forbidden', __( 'You are not allowed to change this.', 'atelier' ) ) );
		}
		$now = $own ? $this->get_token( $own ) : null;

		return null !== $now && null !== $seen && ! hash_equals( $now, $seen )
			? self::result( $row, 412, 'refused', new WP_Error( 'atelier_changed_meanwhile', __( 'This was changed by someone else meanwhile.', 'atelier' ) ) )
			: null;
	}
}
