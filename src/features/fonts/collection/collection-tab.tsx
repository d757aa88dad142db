import {
	DropdownMenu,
	SearchControl,
	SelectControl,
} from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { moreVertical } from '@wordpress/icons';
import { useMemo, useState } from 'react';

import { ReadState } from '@/components/read-state';
import { useResource } from '@/data/reads/use-resource';
import { useDebouncedValue } from '@/schedule/use-debounced-value';
import {
	HOSTED_COLLECTION,
	readGoogleFontsPermission,
	writeGoogleFontsPermission,
} from '../writes/google-fonts-permission';
import {
	fontCollectionResource,
	type FontCollection,
	type FontCollectionSummary,
} from '../reads/font-collections';
import { getCollectionPageSize } from '../rules/collection-page';
import { ALL_CATEGORIES, filterCollection } from '../rules/filter-collection';
import { FamilyRow } from '../parts/family-row';
import { useFontSheet } from '../parts/use-font-sheet';
import { useFontSession } from '../session/font-session';
import { useFontTryOn } from '../try-on/use-font-try-on';
import { CollectionDetail } from './collection-detail';
import { Consent } from './consent';
import { Pagination } from './pagination';
import { useWindowHeight } from './use-window-height';
import { FontHeading } from '../parts/font-heading';

/** Props of {@link CollectionTab}. */
export interface CollectionTabProps {
	collection: FontCollectionSummary;
	openSlug: string | undefined;
	onOpen: ( slug: string | undefined ) => void;
}

/** A font collection; the hosted one requires consent first (specification 4.5). */
export function CollectionTab( props: CollectionTabProps ) {
	const { slug } = props.collection;
	const isHosted = slug === HOSTED_COLLECTION;
	const [ isAllowed, setIsAllowed ] = useState(
		() => ! isHosted || readGoogleFontsPermission()
	);
	const allow = ( next: boolean ) => {
		writeGoogleFontsPermission( next );
		setIsAllowed( next );
	};
	if ( ! isAllowed ) {
		return <Consent onAllow={ () => allow( true ) } />;
	}
	return (
		<LoadedCollection
			{ ...props }
			onRevoke={ isHosted ? () => allow( false ) : undefined }
		/>
	);
}

interface LoadedCollectionProps extends CollectionTabProps {
	onRevoke: ( () => void ) | undefined;
}

function LoadedCollection( props: LoadedCollectionProps ) {
	const read = useResource( fontCollectionResource, props.collection.slug );
	return read.data ? (
		<CollectionBrowser { ...props } content={ read.data } />
	) : (
		<div className="atelier-fonts-body">
			<ReadState
				read={ read }
				failure={ __(
					'The collection could not be loaded.',
					'atelier'
				) }
			/>
		</div>
	);
}

// Spec 9: 300 ms in the font collection.
const SEARCH_DEBOUNCE_MS = 300;

function CollectionBrowser( {
	collection,
	content,
	openSlug,
	onOpen,
	onRevoke,
}: LoadedCollectionProps & { content: FontCollection } ) {
	const { installed } = useFontSession();
	const [ search, setSearch ] = useState( '' );
	const [ category, setCategory ] = useState( ALL_CATEGORIES );
	const [ page, setPage ] = useState( 1 );
	const tryOn = useFontTryOn();
	const debouncedSearch = useDebouncedValue( search, SEARCH_DEBOUNCE_MS );
	const pageSize = getCollectionPageSize( useWindowHeight() );
	const found = useMemo(
		() =>
			filterCollection( content.families, {
				search: debouncedSearch,
				category,
			} ),
		[ content, debouncedSearch, category ]
	);
	const pages = Math.max( 1, Math.ceil( found.length / pageSize ) );
	const current = Math.min( page, pages );
	const shown = useMemo(
		() =>
			found
				.slice( ( current - 1 ) * pageSize, current * pageSize )
				.map( ( { family } ) => family ),
		[ found, current, pageSize ]
	);
	const open = content.families.find(
		( { family } ) => family.slug === openSlug
	)?.family;
	useFontSheet(
		useMemo( () => ( open ? [ open ] : shown ), [ open, shown ] ),
		installed.themeFiles
	);
	if ( open ) {
		return (
			<CollectionDetail
				key={ open.slug }
				family={ open }
				onBack={ () => onOpen( undefined ) }
			/>
		);
	}
	return (
		<div className="atelier-fonts-body" { ...tryOn.list }>
			<CollectionHead collection={ collection } onRevoke={ onRevoke } />
			<CollectionFilters
				content={ content }
				search={ search }
				category={ category }
				onSearch={ ( next ) => {
					setSearch( next );
					setPage( 1 );
				} }
				onCategory={ ( next ) => {
					setCategory( next );
					setPage( 1 );
				} }
			/>
			{ shown.length === 0 ? (
				<p role="status">
					{ __(
						'No fonts found. Try with a different search term.',
						'atelier'
					) }
				</p>
			) : (
				<ul className="atelier-fonts-list">
					{ shown.map( ( family ) => (
						<FamilyRow
							key={ family.slug }
							family={ family }
							name={ family.slug }
							onOpen={ () => onOpen( family.slug ) }
							onPoint={ () => tryOn.show( family ) }
						>
							{ describeVariants( family.fontFace?.length ?? 0 ) }
						</FamilyRow>
					) ) }
				</ul>
			) }
			<Pagination page={ current } pages={ pages } onChange={ setPage } />
		</div>
	);
}

function CollectionHead( {
	collection,
	onRevoke,
}: Pick< LoadedCollectionProps, 'collection' | 'onRevoke' > ) {
	return (
		<div className="atelier-fonts-collection__head">
			<div>
				<FontHeading className="atelier-fonts-group__title">
					{ collection.name }
				</FontHeading>
				{ collection.description && <p>{ collection.description }</p> }
			</div>
			{ onRevoke && (
				<DropdownMenu
					icon={ moreVertical }
					label={ __( 'Actions', 'atelier' ) }
					controls={ [
						{
							title: __(
								'Revoke access to Google Fonts',
								'atelier'
							),
							onClick: onRevoke,
						},
					] }
				/>
			) }
		</div>
	);
}

function describeVariants( count: number ): string {
	return sprintf(
		/* translators: %d: number of variants of a font. */
		_n( '%d variant', '%d variants', count, 'atelier' ),
		count
	);
}

interface CollectionFiltersProps {
	content: FontCollection;
	search: string;
	category: string;
	onSearch: ( search: string ) => void;
	onCategory: ( category: string ) => void;
}

function CollectionFilters( {
	content,
	search,
	category,
	onSearch,
	onCategory,
}: CollectionFiltersProps ) {
	return (
		<div className="atelier-fonts-collection__filters">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search', 'atelier' ) }
				placeholder={ __( 'Font name…', 'atelier' ) }
				value={ search }
				onChange={ onSearch }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Category', 'atelier' ) }
				value={ category }
				onChange={ onCategory }
				options={ [
					{
						value: ALL_CATEGORIES,
						label: __( 'All', 'atelier' ),
					},
					...content.categories.map( ( { slug, name } ) => ( {
						value: slug,
						label: name,
					} ) ),
				] }
			/>
		</div>
	);
}
