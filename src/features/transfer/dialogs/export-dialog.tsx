import { useState } from 'react';
import { Notice } from '@wordpress/components';
import { downloadBlob } from '@wordpress/blob';
import { __, _n, sprintf } from '@wordpress/i18n';

import { Dialog } from '@/components/dialog';
import { ReadState } from '@/components/read-state';
import { SubmitForm } from '@/components/submit-form';
import { useResource } from '@/data/reads/use-resource';
import { runInForm } from '@/kits/saving/outcomes';
import { formatBytes } from '@/utils/format-bytes';
import { exportableDesignResource } from '../reads/exportable-design';
import { completeNeeds } from '../rules/complete-needs';
import { groupByKind } from '../rules/group-by-kind';
import type { ExportableDesign } from '../rules/types';
import { fetchDesignFile } from '../writes/transfer-design';
import { ExportGroup } from './export-group';
import '../style.scss';

/** Props of {@link ExportDialog}. */
export interface ExportDialogProps {
	onClose: () => void;
}

/** Exports the design, or a part of it, as a file for another site. */
export function ExportDialog( { onClose }: ExportDialogProps ) {
	const read = useResource( exportableDesignResource );
	const { data } = read;
	return (
		<Dialog
			title={ __( 'Export the design', 'atelier' ) }
			size="medium"
			onRequestClose={ onClose }
		>
			{ ! data && (
				<ReadState
					read={ read }
					failure={ __( 'The design could not be read.', 'atelier' ) }
				/>
			) }
			{ data && data.records.length === 0 && (
				<p>
					{ __(
						'Nothing was changed yet: the site shows the theme as it came.',
						'atelier'
					) }
				</p>
			) }
			{ data && data.records.length > 0 && (
				<ExportForm design={ data } onClose={ onClose } />
			) }
		</Dialog>
	);
}

function ExportForm( {
	design: { records, missingFonts },
	onClose,
}: ExportDialogProps & { design: ExportableDesign } ) {
	const [ left, setLeft ] = useState< ReadonlySet< string > >( new Set() );
	const chosen = new Set(
		records.map( ( { key } ) => key ).filter( ( key ) => ! left.has( key ) )
	);
	const needed = completeNeeds( chosen, records );
	const exported = records.filter(
		( { key } ) => chosen.has( key ) || needed.has( key )
	);
	const bytes = exported.reduce( ( sum, record ) => sum + record.bytes, 0 );
	const handleTick = ( keys: readonly string[], isTicked: boolean ) => {
		const next = new Set( left );
		keys.forEach( ( key ) =>
			isTicked ? next.delete( key ) : next.add( key )
		);
		setLeft( next );
	};
	return (
		<SubmitForm
			submitLabel={ sprintf(
				/* translators: 1: number of items. 2: a size, for example "12 KB". */
				_n(
					'Export %1$d item (%2$s)',
					'Export %1$d items (%2$s)',
					exported.length,
					'atelier'
				),
				exported.length,
				formatBytes( bytes )
			) }
			failure={ __( 'The design could not be exported.', 'atelier' ) }
			canSubmit={ exported.length > 0 }
			onSubmit={ () =>
				exportDesign( exported.map( ( { key } ) => key ) )
			}
			onClose={ onClose }
		>
			<p className="atelier-transfer__intro">
				{ __(
					'The file can be imported on another site with Atelier. WordPress itself imports its patterns, and a theme’s folder takes it as it is.',
					'atelier'
				) }{ ' ' }
				{ __(
					'“Export” in the same menu makes a theme: its templates and styles, without patterns, menus and saved styles.',
					'atelier'
				) }
			</p>
			{ missingFonts.length > 0 && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: %s: names of fonts. */
						__(
							'Files of these fonts are gone and will not be in it: %s.',
							'atelier'
						),
						missingFonts.join( ', ' )
					) }
				</Notice>
			) }
			<ul className="atelier-transfer__groups">
				{ groupByKind( records ).map( ( group ) => (
					<ExportGroup
						key={ group.kind }
						group={ group }
						chosen={ chosen }
						needed={ needed }
						onTick={ handleTick }
					/>
				) ) }
			</ul>
		</SubmitForm>
	);
}

async function exportDesign( keys: readonly string[] ): Promise< void > {
	let fileName = '';
	await runInForm(
		{ id: 'design' },
		{
			subject: 'design-export',
			run: async () => {
				const { name, content } = await fetchDesignFile( keys );
				downloadBlob( name, content, content.type );
				fileName = name;
			},
			done: () =>
				sprintf(
					/* translators: %s: name of a file. */
					__( '“%s” was downloaded.', 'atelier' ),
					fileName
				),
		}
	);
}
