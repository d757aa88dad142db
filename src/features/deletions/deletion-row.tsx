import { useId, useState } from 'react';
import { Button } from '@wordpress/components';
import { getSettings, humanTimeDiff } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';

import { getServerNow } from '@/data/site/server-clock';
import { LiveOnlyButton } from '@/kits/actions';
import { formatDate, isDate, NO_DATE } from '@/utils/format-date';
import { DeletionChanges } from './deletion-changes';
import type { Deletion } from './reads/deletions';
import { formatDeletionTitle } from './format-deletion-title';

/** Types of records that are made of blocks. */
const WITH_BLOCKS: readonly string[] = [
	'wp_template',
	'wp_template_part',
	'wp_block',
	'wp_navigation',
];

/** Props of {@link DeletionRow}. */
export interface DeletionRowProps {
	deletion: Deletion;
	/** Whether it is being restored or deleted for good. */
	isBusy: boolean;
	onRestore: () => void;
	onDelete: () => void;
}

/** A deleted record: its name and type, when and by whom it was deleted, and its actions. */
export function DeletionRow( {
	deletion,
	isBusy,
	onRestore,
	onDelete,
}: DeletionRowProps ) {
	const { title, restore, remove, show } = formatDeletionTitle( deletion );
	const [ isShown, setIsShown ] = useState( false );
	const id = useId();
	return (
		<li className="atelier-deleted__row">
			<div className="atelier-deleted__facts">
				<span className="atelier-deleted__name">{ title }</span>
				<span className="atelier-deleted__details">
					{ deletion.label } · { describeDeletion( deletion ) }
				</span>
				<span className="atelier-deleted__details">
					{ sprintf(
						/* translators: %s: date. */
						__( 'Kept until %s', 'atelier' ),
						formatDate(
							getSettings().formats.date,
							deletion.expires
						)
					) }
				</span>
			</div>
			<div className="atelier-deleted__actions">
				{ WITH_BLOCKS.includes( deletion.type ) && (
					<Button
						size="compact"
						variant="tertiary"
						label={ show }
						showTooltip={ false }
						aria-expanded={ isShown }
						aria-controls={ id }
						onClick={ () => setIsShown( ! isShown ) }
					>
						{ __( 'Show what is gone', 'atelier' ) }
					</Button>
				) }
				<Button
					size="compact"
					variant="secondary"
					label={ restore }
					showTooltip={ false }
					isBusy={ isBusy }
					accessibleWhenDisabled
					disabled={ isBusy }
					onClick={ onRestore }
				>
					{ __( 'Restore', 'atelier' ) }
				</Button>
				<LiveOnlyButton
					what="any"
					size="compact"
					variant="tertiary"
					isDestructive
					label={ remove }
					showTooltip={ false }
					accessibleWhenDisabled
					disabled={ isBusy }
					onClick={ onDelete }
				>
					{ __( 'Delete permanently', 'atelier' ) }
				</LiveOnlyButton>
			</div>
			<div id={ id } className="atelier-deleted__changes">
				{ isShown && <DeletionChanges id={ deletion.id } /> }
			</div>
		</li>
	);
}

function describeDeletion( { isReset, deleted, deletedBy }: Deletion ): string {
	const when = isDate( deleted )
		? humanTimeDiff( deleted, new Date( getServerNow() ) )
		: NO_DATE;
	if ( deletedBy === '' ) {
		return isReset
			? /* translators: %s: time such as “2 hours ago”. */
			  sprintf( __( 'reset %s', 'atelier' ), when )
			: /* translators: %s: time such as “2 hours ago”. */
			  sprintf( __( 'deleted %s', 'atelier' ), when );
	}
	return isReset
		? sprintf(
				/* translators: 1: time such as “2 hours ago”. 2: name of a person. */
				__( 'reset %1$s by %2$s', 'atelier' ),
				when,
				deletedBy
		  )
		: sprintf(
				/* translators: 1: time such as “2 hours ago”. 2: name of a person. */
				__( 'deleted %1$s by %2$s', 'atelier' ),
				when,
				deletedBy
		  );
}
