import { useState } from 'react';
import { Button, Notice, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';

import { Dialog } from '@/components/dialog';
import { AreaError } from '@/components/area-error';
import { HistoryButtons } from '@/components/history-buttons';
import { useResource } from '@/data/reads/use-resource';
import { useUndoShortcuts } from '@/hooks/use-undo-shortcuts';
import { menuOverviewResource } from '../reads/menu-links';
import { getItemLabel } from '../rules/describe-item';
import {
	createLink,
	changeItem,
	findItem,
	insertItem,
} from '../rules/menu-edits';
import type { MenuAttributes, MenuItem } from '../rules/types';
import { ItemForm } from './item-form';
import { MenuTreeEditor } from './menu-tree';
import { TargetSearch } from './target-search';
import type { MenuEditing } from './use-edited-menu';
import { useMenuProblems } from './use-menu-problems';
import './style.scss';

/** Props of {@link MenuEditor}. */
export interface MenuEditorProps {
	menu: MenuEditing;
}

/** The editor of a menu's items. */
export function MenuEditor( { menu }: MenuEditorProps ) {
	const { tree, title, edit, error, retry } = menu;
	const problems = useMenuProblems( tree );
	useUndoShortcuts( menu );
	const [ openKey, setOpenKey ] = useState< number >();
	const [ addTo, setAddTo ] = useState< { parent: MenuItem | undefined } >();

	if ( ! tree ) {
		return error === undefined ? (
			<Spinner />
		) : (
			<AreaError error={ error } onRetry={ retry } />
		);
	}
	const open = openKey === undefined ? undefined : findItem( tree, openKey );
	const handleAdd = ( attributes: MenuAttributes ) => {
		const parent = addTo?.parent?.key;
		edit( ( before ) =>
			insertItem( before, createLink( attributes ), {
				parent,
				index: Number.MAX_SAFE_INTEGER,
			} )
		);
		setAddTo( undefined );
	};

	return (
		<div className="atelier-menu-editor">
			<div
				className="atelier-menu-editor__toolbar"
				role="group"
				aria-label={ __( 'Menu tools', 'atelier' ) }
			>
				<Button
					icon={ plus }
					size="compact"
					onClick={ () => setAddTo( { parent: undefined } ) }
				>
					{ __( 'Add item', 'atelier' ) }
				</Button>
				<HistoryButtons { ...menu } />
			</div>
			{ menu.isChangedElsewhere && <ChangedNotice menu={ menu } /> }
			{ problems.size > 0 && (
				<p className="atelier-menu-editor__problems" role="status">
					{ sprintf(
						/* translators: %d: number of items. */
						_n(
							'%d item needs attention.',
							'%d items need attention.',
							problems.size,
							'atelier'
						),
						problems.size
					) }
				</p>
			) }
			<LoosePagesHint
				onChoose={ () => setAddTo( { parent: undefined } ) }
			/>
			{ tree.children.length === 0 ? (
				<p>{ __( 'This Navigation Menu is empty.', 'atelier' ) }</p>
			) : (
				<MenuTreeEditor
					tree={ tree }
					title={ title }
					problems={ problems }
					onEdit={ edit }
					onOpen={ ( { key } ) => setOpenKey( key ) }
					onAddInside={ ( parent ) => setAddTo( { parent } ) }
				/>
			) }
			{ open && (
				<ItemForm
					item={ open }
					onApply={ ( changes ) =>
						edit( ( before ) =>
							changeItem( before, open.key, changes )
						)
					}
					onClose={ () => setOpenKey( undefined ) }
				/>
			) }
			{ addTo && (
				<Dialog
					title={
						addTo.parent
							? sprintf(
									/* translators: %s: label of an item of a menu. */
									__( 'Add item inside %s', 'atelier' ),
									getItemLabel( addTo.parent )
							  )
							: __( 'Add item', 'atelier' )
					}
					size="small"
					focusOnMount="firstContentElement"
					onRequestClose={ () => setAddTo( undefined ) }
				>
					<TargetSearch offersLoosePages onChoose={ handleAdd } />
				</Dialog>
			) }
		</div>
	);
}

// Visitors hardly find a page that is in no menu.
function LoosePagesHint( { onChoose }: { onChoose: () => void } ) {
	const { data } = useResource( menuOverviewResource );
	const total = data?.pages.total ?? 0;
	return total === 0 ? null : (
		<p className="atelier-menu-editor__problems">
			{ sprintf(
				/* translators: %d: number of pages. */
				_n(
					'%d page is in no menu.',
					'%d pages are in no menu.',
					total,
					'atelier'
				),
				total
			) }{ ' ' }
			<Button variant="link" onClick={ onChoose }>
				{ _n( 'Add it', 'Choose pages', total, 'atelier' ) }
			</Button>
		</p>
	);
}

function ChangedNotice( { menu }: MenuEditorProps ) {
	const [ hasFailed, setHasFailed ] = useState( false );
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Show the other version', 'atelier' ),
					onClick: () => {
						setHasFailed( false );
						menu.acceptTheirs().catch( () => setHasFailed( true ) );
					},
				},
			] }
		>
			{ hasFailed
				? __( 'The other version could not be loaded.', 'atelier' )
				: __(
						'Someone else has saved this menu since you opened it. Your unsaved changes are still here.',
						'atelier'
				  ) }
		</Notice>
	);
}
