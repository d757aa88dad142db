import { useMemo } from 'react';

import { useNavigate, useRoute, type RouteQuery } from '@/router';
import { parseMoment } from './rules/parse-moment';
import {
	formatFilters,
	parseHistoryFilters,
	type HistoryFilters,
} from './rules/history-filters';

/** The address of the history, and the functions that change it. */
export interface HistoryAddress {
	/** The chosen moment; undefined for the design as it is now. */
	at: string | undefined;
	filters: HistoryFilters;
	/** Chooses a moment. */
	choose: ( at: string | undefined ) => void;
	/** Sets the filters of the list. */
	setFilters: ( filters: HistoryFilters ) => void;
}

/** Returns the moment and the filters of the address, and functions that change them. */
export function useHistoryAddress(): HistoryAddress {
	const { query } = useRoute();
	const { updateQuery, replaceQuery } = useNavigate();
	const filters = useMemo( () => readFilters( query ), [ query ] );
	return {
		at: parseMoment( query.at ),
		filters,
		choose: ( at ) => updateQuery( { at } ),
		setFilters: ( next ) => replaceQuery( { ...formatFilters( next ) } ),
	};
}

function readFilters( { kind, author, record, search }: RouteQuery ) {
	return parseHistoryFilters( { kind, author, record, search } );
}
