import { useState } from 'react';
import { SelectControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { SubmitForm } from '@/components/submit-form';
import { listSiteItems } from '../rules/list-site-items';
import type { NetworkSite } from '../rules/types';
import { useSiteImports, type SiteReport } from '../use-site-imports';
import { SitesLink } from './sites-link';
import { SiteList } from './site-list';

/** Props of {@link ImportSites}. */
export interface ImportSitesProps {
	file: File;
	sites: readonly NetworkSite[];
	/** Goes back to this site. */
	onBack: () => void;
	onClose: () => void;
}

/** Imports a file into other sites of the network. Each reports the changes of the import, and its result. */
export function ImportSites( {
	file,
	sites,
	onBack,
	onClose,
}: ImportSitesProps ) {
	const [ ticked, setTicked ] = useState< ReadonlySet< number > >(
		new Set()
	);
	const [ doesReplace, setDoesReplace ] = useState( false );
	const { reports, check, importInto, undo } = useSiteImports( file );
	const chosen = listReady( sites, ticked, reports, doesReplace );
	const isBusy = [ ...reports.values() ].some(
		( { status } ) => status === 'busy'
	);
	const tick = ( id: number, isTicked: boolean ) => {
		setTicked(
			new Set(
				isTicked
					? [ ...ticked, id ]
					: [ ...ticked ].filter( ( other ) => other !== id )
			)
		);
		const report = reports.get( id );
		if (
			isTicked &&
			report?.status !== 'judged' &&
			report?.status !== 'done'
		) {
			void check( id );
		}
	};
	return (
		<SubmitForm
			submitLabel={ nameDrafts( chosen.length ) }
			canSubmit={ chosen.length > 0 && ! isBusy }
			onSubmit={ () =>
				importInto(
					chosen,
					doesReplace,
					file.name.replace( /\.zip$/i, '' )
				)
			}
			alternative={ {
				label: nameImport( chosen.length ),
				onSubmit: () => importInto( chosen, doesReplace, undefined ),
			} }
			staysOpen
			onClose={ onClose }
		>
			<SitesLink
				label={ __( 'Back to this site', 'atelier' ) }
				takesFocus
				onClick={ onBack }
			/>
			<p className="atelier-transfer__intro">
				{ __(
					'Choose sites: each says what is new and different there. It takes all of that or nothing, with the rights that you have there.',
					'atelier'
				) }
			</p>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'What is different there', 'atelier' ) }
				value={ doesReplace ? 'replace' : '' }
				options={ [
					{ value: '', label: __( 'Skip', 'atelier' ) },
					{ value: 'replace', label: __( 'Replace', 'atelier' ) },
				] }
				onChange={ ( value ) => setDoesReplace( value === 'replace' ) }
			/>
			<SiteList
				sites={ sites }
				ticked={ ticked }
				reports={ reports }
				onTick={ tick }
				onUndo={ undo }
			/>
		</SubmitForm>
	);
}

function listReady(
	sites: readonly NetworkSite[],
	ticked: ReadonlySet< number >,
	reports: ReadonlyMap< number, SiteReport >,
	doesReplace: boolean
): readonly number[] {
	return sites
		.map( ( { id } ) => id )
		.filter( ( id ) => {
			const report = reports.get( id );
			return (
				ticked.has( id ) &&
				report?.status === 'judged' &&
				listSiteItems( report.rows, doesReplace ).length > 0
			);
		} );
}

function nameDrafts( count: number ): string {
	return count === 0
		? __( 'Import as a draft', 'atelier' )
		: sprintf(
				/* translators: %d: number of sites. */
				_n(
					'Import as a draft into %d site',
					'Import as drafts into %d sites',
					count,
					'atelier'
				),
				count
		  );
}

function nameImport( count: number ): string {
	return count === 0
		? __( 'Import', 'atelier' )
		: sprintf(
				/* translators: %d: number of sites. */
				_n(
					'Import into %d site',
					'Import into %d sites',
					count,
					'atelier'
				),
				count
		  );
}
