import { Button, SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useContext, useEffect, useMemo, useState } from 'react';

import { useItemsInSteps } from '@/schedule/use-items-in-steps';
import type { FontSource } from '../types';
import { UnusedFonts } from '../unused/unused-fonts';
import { sortFamilies, type FontOrder } from '../rules/sort-families';
import { FamilyRow } from '../parts/family-row';
import { useFontSheet } from '../parts/use-font-sheet';
import { useFontTryOn, type FontTryOn } from '../try-on/use-font-try-on';
import { FamilyDetail, MissingFonts, WithSession } from '../lazy-parts';
import { FontSessionContext, type LibraryFonts } from '../session/font-session';
import {
	findInLibrary,
	getLibraryName,
	listLibrary,
	type LibraryFamily,
} from './list-library';
import { UpdateBar } from './update-bar';
import { FontHeading } from '../parts/font-heading';

/** Props of {@link LibraryTab}. */
export interface LibraryTabProps {
	fonts: LibraryFonts;
	/** Name of the open family, see {@link getLibraryName}; undefined for the list. */
	openName: string | undefined;
	onOpen: ( name: string | undefined ) => void;
	/** Opens the tab in which fonts are installed. */
	onInstall: () => void;
}

const GROUPS = [ 'theme', 'custom' ] as const;

/** The fonts of the theme and the installed ones (specification 2.5): a list, or the detail of one family. */
export function LibraryTab( {
	fonts: { lists, themeFamilies, installed, canEdit, canCreate },
	openName,
	onOpen,
	onInstall,
}: LibraryTabProps ) {
	const hasSession = useContext( FontSessionContext ) !== undefined;
	const [ order, setOrder ] = useState< FontOrder >( 'name' );
	const library = useMemo(
		() =>
			listLibrary( {
				lists,
				themeFamilies,
				installed: installed.families,
			} ),
		[ lists, themeFamilies, installed ]
	);
	const families = useMemo(
		() => [ ...library.theme, ...library.custom ],
		[ library ]
	);
	useFontSheet(
		useMemo( () => families.map( ( { family } ) => family ), [ families ] ),
		installed.themeFiles
	);
	const tryOn = useFontTryOn();
	const { leave } = tryOn;
	// The row under the pointer was removed without an event.
	useEffect( leave, [ leave, openName ] );
	const open = findInLibrary( library, openName );
	const getName = ( entry: LibraryFamily ) =>
		getLibraryName( entry, library );

	if ( open ) {
		return (
			<>
				<WithSession>
					<FamilyDetail
						key={ openName }
						entry={ open }
						onBack={ () => onOpen( undefined ) }
					/>
				</WithSession>
				{ canEdit && <UpdateBar /> }
			</>
		);
	}
	return (
		<>
			<div className="atelier-fonts-body">
				{ hasSession && <MissingFonts /> }
				{ families.length === 0 ? (
					<div className="atelier-fonts-empty">
						<p>{ __( 'No fonts installed.', 'atelier' ) }</p>
						{ canCreate && (
							<Button
								variant="primary"
								__next40pxDefaultSize
								onClick={ onInstall }
							>
								{ __( 'Add fonts', 'atelier' ) }
							</Button>
						) }
					</div>
				) : (
					<SelectControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ __( 'Sort by', 'atelier' ) }
						value={ order }
						onChange={ ( next ) => setOrder( next as FontOrder ) }
						options={ [
							{ value: 'name', label: __( 'Name', 'atelier' ) },
							{
								value: 'faces',
								label: __( 'Most variants', 'atelier' ),
							},
							{
								value: 'added',
								label: __( 'Last added', 'atelier' ),
							},
						] }
					/>
				) }
				{ GROUPS.map( ( source ) => (
					<FamilyGroup
						key={ source }
						source={ source }
						entries={ library[ source ] }
						order={ order }
						getName={ getName }
						tryOn={ tryOn }
						onOpen={ onOpen }
					/>
				) ) }
				<UnusedFonts />
			</div>
			{ canEdit && <UpdateBar /> }
		</>
	);
}

/** Number of rows that fill a window, which are rendered first. */
const FIRST_ROWS: readonly number[] = [ 12 ];

interface FamilyGroupProps {
	source: FontSource;
	entries: readonly LibraryFamily[];
	order: FontOrder;
	/** Returns the name by which the detail of a family is opened. */
	getName: ( entry: LibraryFamily ) => string;
	/** Try-on of the family under the pointer. */
	tryOn: FontTryOn;
	onOpen: ( name: string ) => void;
}

function FamilyGroup( {
	source,
	entries,
	order,
	getName,
	tryOn,
	onOpen,
}: FamilyGroupProps ) {
	const bySlug = new Map(
		entries.map( ( entry ) => [ entry.family.slug, entry ] )
	);
	const sorted = sortFamilies(
		entries.map( ( { family, record } ) => ( {
			...family,
			...( record && { addedAt: record.addedAt } ),
		} ) ),
		order
	);
	const shown = useItemsInSteps( order, sorted, FIRST_ROWS );
	return entries.length === 0 ? null : (
		<section className="atelier-fonts-group">
			<FontHeading className="atelier-fonts-group__title">
				{ source === 'theme'
					? __( 'Theme', 'atelier' )
					: __( 'Custom', 'atelier' ) }
			</FontHeading>
			<ul className="atelier-fonts-list" { ...tryOn.list }>
				{ shown.map( ( { slug } ) => {
					const entry = bySlug.get( slug );
					return (
						entry && (
							<FamilyRow
								key={ slug }
								family={ entry.family }
								name={ getName( entry ) }
								onPoint={ () =>
									tryOn.show( entry.family, entry.source )
								}
								onOpen={ () => onOpen( getName( entry ) ) }
							>
								{ describeEntry( entry ) }
							</FamilyRow>
						)
					);
				} ) }
			</ul>
		</section>
	);
}

function describeEntry( {
	family,
	active,
	activeCount,
	missing,
}: LibraryFamily ): string {
	if ( missing === 'all' ) {
		return __( 'Files missing', 'atelier' );
	}
	const total = family.fontFace?.length ?? 0;
	if ( total === 0 ) {
		return active ? __( 'Active', 'atelier' ) : __( 'Inactive', 'atelier' );
	}
	return sprintf(
		/* translators: 1: number of active variants, 2: number of all variants. */
		_n(
			'%1$d/%2$d variant active',
			'%1$d/%2$d variants active',
			total,
			'atelier'
		),
		activeCount,
		total
	);
}
