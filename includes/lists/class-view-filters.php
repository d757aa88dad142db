<?php
/**
 * Filters of views.
 *
 * @package Atelier
 */

namespace Atelier\Lists;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether the operators of a view's filters can read their values. The application has the same rules in
 * `src/kits/list/view/is-filter-value.ts`; `list-query.json` lists the kind of values that each operator reads.
 */
final class View_Filters {
	private const UNITS = array( 'days', 'weeks', 'months', 'years' );

	/**
	 * Returns the names of the operators (specification 3).
	 *
	 * @return list<string>
	 */
	public static function operators(): array {
		return array_keys( List_Query::get( 'operatorValues' ) );
	}

	/**
	 * Returns the first filter whose value its operator cannot read.
	 *
	 * @param array<int, array<string, mixed>> $filters Filters of an otherwise valid view.
	 * @return array<string, mixed>|null
	 */
	public static function find_unreadable( array $filters ): ?array {
		foreach ( $filters as $filter ) {
			if ( ! self::is_readable( $filter['operator'], $filter['value'] ?? null ) ) {
				return $filter;
			}
		}
		return null;
	}

	/**
	 * Returns whether an operator can read a value. The value of an incomplete filter is empty and valid.
	 *
	 * @param string $operator Name of the operator.
	 * @param mixed  $value    The value.
	 */
	private static function is_readable( string $operator, mixed $value ): bool {
		if ( self::is_none( $value ) ) {
			return true;
		}
		return match ( List_Query::get( 'operatorValues' )[ $operator ] ?? '' ) {
			'one'     => is_scalar( $value ),
			'several' => is_array( $value ) && array_is_list( $value ) && count( array_filter( $value, 'is_scalar' ) ) === count( $value ),
			'number'  => is_numeric( $value ),
			'text'    => is_string( $value ),
			'date'    => self::is_date( $value ),
			'pair'    => self::is_pair( $value ),
			'span'    => self::is_span( $value ),
			default   => false,
		};
	}

	/**
	 * Returns whether a value is empty, as in a new filter.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_none( mixed $value ): bool {
		return null === $value || '' === $value;
	}

	/**
	 * Returns whether a value begins with a day of the calendar.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_date( mixed $value ): bool {
		return is_string( $value )
			&& 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})/', $value, $parts )
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] );
	}

	/**
	 * Returns whether a value is two bounds of the same kind, either of which may be empty.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_pair( mixed $value ): bool {
		if ( ! is_array( $value ) || ! array_is_list( $value ) || 2 !== count( $value ) ) {
			return false;
		}
		$bounds = array_filter( $value, static fn( $bound ) => ! self::is_none( $bound ) );

		return count( array_filter( $bounds, array( self::class, 'is_date' ) ) ) === count( $bounds )
			|| count( array_filter( $bounds, 'is_numeric' ) ) === count( $bounds );
	}

	/**
	 * Returns whether a value is an amount of time.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_span( mixed $value ): bool {
		return is_array( $value )
			&& ( self::is_none( $value['value'] ?? null ) || is_numeric( $value['value'] ) )
			&& in_array( $value['unit'] ?? null, self::UNITS, true );
	}
}
