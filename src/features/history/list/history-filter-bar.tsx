import { useEffect, useMemo, useState } from 'react';
import { Button, SearchControl, SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { useDebouncedValue } from '@/schedule/use-debounced-value';
import { nameHistoryKind, nameRecord } from '../rules/describe-records';
import type { HistoryFilters } from '../rules/history-filters';
import {
	HISTORY_KINDS,
	type HistoryAuthor,
	type HistoryKind,
	type HistoryRow,
} from '../rules/types';
import { useHistoryAddress } from '../use-history-address';

/** As in lists (specification 9). */
const SEARCH_DEBOUNCE_MS = 300;

const ALL = '';

/** Props of {@link HistoryFilterBar}. */
export interface HistoryFilterBarProps {
	/** People who can be chosen. */
	authors: readonly HistoryAuthor[];
	/** Listed rows; undefined until they have loaded. */
	rows: readonly HistoryRow[] | undefined;
}

/** Filters of the history: text, kind, person, and the record that was chosen in a row. */
export function HistoryFilterBar( { authors, rows }: HistoryFilterBarProps ) {
	const { filters, setFilters } = useHistoryAddress();
	const { kind, author, record } = filters;
	const set = ( changes: {
		[ Name in keyof HistoryFilters ]?: HistoryFilters[ Name ] | undefined;
	} ) => {
		const next = Object.fromEntries(
			Object.entries( { ...filters, ...changes } ).filter(
				( [ , value ] ) => value !== undefined && value !== ''
			)
		);
		setFilters( next );
	};
	return (
		<div className="atelier-history__filters">
			<SearchField onSearch={ ( search ) => set( { search } ) } />
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Kind', 'atelier' ) }
				value={ kind ?? ALL }
				options={ [
					{ value: ALL, label: __( 'All kinds', 'atelier' ) },
					...HISTORY_KINDS.map( ( each ) => ( {
						value: each,
						label: nameHistoryKind( each ),
					} ) ),
				] }
				onChange={ ( value ) =>
					set( { kind: ( value || undefined ) as HistoryKind } )
				}
			/>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Person', 'atelier' ) }
				value={ author === undefined ? ALL : String( author ) }
				options={ toPeople( authors, author ) }
				onChange={ ( value ) =>
					set( {
						author: value === ALL ? undefined : Number( value ),
					} )
				}
			/>
			{ record !== undefined && (
				<p className="atelier-history__note atelier-history__record-filter is-wide">
					<RecordFilter record={ record } rows={ rows } />
					<Button
						variant="link"
						onClick={ () => set( { record: undefined } ) }
					>
						{ __( 'Show all items', 'atelier' ) }
					</Button>
				</p>
			) }
		</div>
	);
}

function SearchField( { onSearch }: { onSearch: ( text: string ) => void } ) {
	const { filters } = useHistoryAddress();
	const { search = '' } = filters;
	const [ text, setText ] = useState( search );
	const settled = useDebouncedValue( text, SEARCH_DEBOUNCE_MS );
	useEffect( () => {
		if ( settled !== search ) {
			onSearch( settled );
		}
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Only a change of the text starts a search.
	}, [ settled ] );
	return (
		<div className="is-wide">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search the history', 'atelier' ) }
				value={ text }
				onChange={ setText }
			/>
		</div>
	);
}

function RecordFilter( {
	record,
	rows,
}: {
	record: string;
	rows: readonly HistoryRow[] | undefined;
} ) {
	const found = useMemo(
		() =>
			rows
				?.flatMap( ( { records } ) => records )
				.find( ( { key } ) => key === record ),
		[ rows, record ]
	);
	return (
		<span>
			{ sprintf(
				/* translators: %s: name of a record, for example "Header". */
				__( 'Only: %s', 'atelier' ),
				found ? nameRecord( found ) : record
			) }
		</span>
	);
}

function toPeople(
	authors: readonly HistoryAuthor[],
	chosen: number | undefined
) {
	const isKnown =
		chosen === undefined || authors.some( ( { id } ) => id === chosen );
	return [
		{ value: ALL, label: __( 'Everybody', 'atelier' ) },
		...authors.map( ( { id, name } ) => ( {
			value: String( id ),
			label: name,
		} ) ),
		...( isKnown
			? []
			: [
					{
						value: String( chosen ),
						label: __( 'Someone', 'atelier' ),
					},
			  ] ),
	];
}
