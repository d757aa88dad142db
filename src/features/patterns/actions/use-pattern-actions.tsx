import { useMemo } from 'react';
import type { Action } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';
import { backup, download, pencil, seen, trash } from '@wordpress/icons';

import { editPath, itemPath, useNavigate } from '@/router';
import { ACTION_RULES, type ActionRights } from '../rules/action-rules';
import type { PatternItem } from '../rules/types';
import { CategoriesForm } from '../dialogs/categories-form';
import { DeleteForm } from '../dialogs/delete-form';
import { DuplicateForm } from '../dialogs/duplicate-form';
import { RenameForm } from '../dialogs/rename-form';
import { ReplaceForm } from '../dialogs/replace-form';
import { ResetForm } from '../dialogs/reset-form';
import { convertSync } from './convert-sync';
import { createPatternsOfParts } from './create-patterns-of-parts';
import { exportPatterns } from './export-patterns';
import { restoreItems } from './restore-items';
import { usePartLibrary, usePatternLibrary } from '../use-libraries';

/** Returns the actions of patterns and template parts, several of them for many at once. */
export function usePatternActions(): Action< PatternItem >[] {
	const { navigate } = useNavigate();
	const patterns = usePatternLibrary().library;
	const parts = usePartLibrary().library;
	return useMemo( () => {
		const rights: ActionRights = {
			canCreatePatterns: patterns?.can.create ?? false,
			canCreateParts: parts?.can.create ?? false,
		};
		const rule =
			( name: keyof typeof ACTION_RULES ) => ( item: PatternItem ) =>
				ACTION_RULES[ name ]( item, rights );
		const openNew = ( {
			postType,
			id,
		}: {
			postType: string;
			id: number | string;
		} ) => navigate( editPath( postType, id ) );
		const actions: Action< PatternItem >[] = [
			{
				id: 'edit-post',
				label: __( 'Edit', 'atelier' ),
				icon: pencil,
				isPrimary: true,
				isEligible: rule( 'edit' ),
				callback: ( [ item ] ) =>
					item && navigate( editPath( item.type, item.id ) ),
			},
			{
				id: 'view-pattern',
				label: __( 'View', 'atelier' ),
				icon: seen,
				isPrimary: true,
				isEligible: rule( 'view' ),
				callback: ( [ item ] ) =>
					item && navigate( itemPath( item.type, item.id ) ),
			},
			{
				id: 'duplicate-pattern',
				label: __( 'Duplicate', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: rule( 'duplicate' ),
				RenderModal: ( { items: [ item ], closeModal } ) =>
					item ? (
						<DuplicateForm
							item={ item }
							onClose={ closeModal }
							onDuplicated={ openNew }
						/>
					) : (
						<></>
					),
			},
			{
				id: 'rename-pattern',
				label: __( 'Rename', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: rule( 'rename' ),
				RenderModal: ( { items: [ item ], closeModal } ) =>
					item ? (
						<RenameForm item={ item } onClose={ closeModal } />
					) : (
						<></>
					),
			},
			{
				id: 'set-pattern-categories',
				label: __( 'Categories', 'atelier' ),
				supportsBulk: true,
				modalFocusOnMount: 'firstContentElement',
				isEligible: rule( 'setCategories' ),
				RenderModal: ( { items, closeModal } ) => (
					<CategoriesForm items={ items } onClose={ closeModal } />
				),
			},
			{
				id: 'export-pattern',
				label: __( 'Export as JSON', 'atelier' ),
				icon: download,
				supportsBulk: true,
				isEligible: rule( 'exportJson' ),
				callback: ( items ) => void exportPatterns( items, patterns ),
			},
			{
				id: 'make-synced',
				label: __( 'Make synced', 'atelier' ),
				supportsBulk: true,
				isEligible: rule( 'sync' ),
				callback: ( items ) => void convertSync( items, 'full' ),
			},
			{
				id: 'make-not-synced',
				label: __( 'Make not synced', 'atelier' ),
				supportsBulk: true,
				isEligible: rule( 'unsync' ),
				callback: ( items ) => void convertSync( items, 'unsynced' ),
			},
			{
				id: 'part-to-pattern',
				label: __( 'Create pattern from it', 'atelier' ),
				supportsBulk: true,
				isEligible: rule( 'toPattern' ),
				callback: ( items ) => void createPatternsOfParts( items ),
			},
			{
				id: 'replace-everywhere',
				label: __( 'Replace everywhere', 'atelier' ),
				modalFocusOnMount: 'firstContentElement',
				isEligible: rule( 'replace' ),
				RenderModal: ( { items: [ item ], closeModal } ) =>
					item ? (
						<ReplaceForm item={ item } onClose={ closeModal } />
					) : (
						<></>
					),
			},
			{
				id: 'reset-post',
				label: __( 'Reset', 'atelier' ),
				icon: backup,
				supportsBulk: true,
				modalFocusOnMount: 'firstContentElement',
				isEligible: rule( 'reset' ),
				RenderModal: ( { items, closeModal } ) => (
					<ResetForm items={ items } onClose={ closeModal } />
				),
			},
			{
				id: 'restore',
				label: __( 'Restore', 'atelier' ),
				icon: backup,
				isPrimary: true,
				supportsBulk: true,
				isEligible: rule( 'restore' ),
				callback: ( items ) => void restoreItems( items ),
			},
			{
				id: 'delete-post',
				label: __( 'Delete', 'atelier' ),
				icon: trash,
				supportsBulk: true,
				modalFocusOnMount: 'firstContentElement',
				isEligible: rule( 'remove' ),
				RenderModal: ( { items, closeModal } ) => (
					<DeleteForm items={ items } onClose={ closeModal } />
				),
			},
		];
		return actions;
	}, [ navigate, patterns, parts ] );
}
