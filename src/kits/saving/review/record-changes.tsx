import { useMemo } from 'react';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

import { lazyPart } from '@/components/lazy-part';
import { PartBoundary } from '@/components/part-boundary';
import type { DirtyRecord } from '@/data/writes/dirty-record';
import type { RecordEdits } from '@/data/writes/read-record-edits';
import { store } from '@/data/store';
import { comparePath, Link } from '@/router';
import { savingSlot, type SetAside } from '../saving-slot';
import { describeChanges } from './describe-changes';

/** Props of {@link RecordChanges}. */
export interface RecordChangesProps extends RecordEdits {
	record: DirtyRecord;
	className: string;
	/** Called with a function that leaves changes out of a save; without it none can be left out. */
	onSetAside?: ( setAside: SetAside | undefined ) => void;
}

/** Types whose content can be compared block by block. */
const COMPARED_TYPES: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

const StyleChanges = lazyPart( () => savingSlot.get().loadStyleChanges() );

/** Lists the changes of a record: styles value by value, all others by their fields, a line each. */
export function RecordChanges( {
	record: { kind, name, key, property },
	edits,
	base,
	className,
	onSetAside,
}: RecordChangesProps ) {
	const styles = useMemo( () => ( { ...base, ...edits } ), [ base, edits ] );
	if ( name === 'globalStyles' ) {
		return (
			<PartBoundary
				message={ __( 'What changed could not be shown.', 'atelier' ) }
			>
				<div className={ className }>
					<StyleChanges
						before={ base }
						after={ styles }
						{ ...( onSetAside && { onSetAside } ) }
					/>
				</div>
			</PartBoundary>
		);
	}
	const changes = describeChanges( {
		edits,
		base,
		isSingleValue: property !== undefined,
	} );
	return (
		<>
			{ changes.length > 0 && (
				<ul className={ className }>
					{ changes.map( ( change ) => (
						<li key={ change }>{ change }</li>
					) ) }
				</ul>
			) }
			{ onSetAside &&
				kind === 'postType' &&
				COMPARED_TYPES.includes( name ) &&
				'content' in edits && (
					<CompareContent
						postType={ name }
						postId={ key }
						className={ className }
					/>
				) }
		</>
	);
}

function CompareContent( {
	postType,
	postId = '',
	className,
}: {
	postType: string;
	postId: DirtyRecord[ 'key' ];
	className: string;
} ) {
	const { setIsSaveViewOpened } = useDispatch( store );
	return (
		<p className={ className }>
			<Link
				className="components-button is-link"
				to={ comparePath( {
					record: { postType, postId },
					left: { kind: 'saved' },
					right: { kind: 'unsaved' },
				} ) }
				onClick={ () => void setIsSaveViewOpened( false ) }
			>
				{ __( 'Compare', 'atelier' ) }
			</Link>
		</p>
	);
}
