import { useState } from 'react';
import { Button, Notice, Spinner } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { useResource } from '@/data/reads/use-resource';
import { ContentChanges } from '@/kits/compare/content-changes';
import { TryHere } from '@/features/drafts';
import { PreviewProvider, RecordPreview } from '@/kits/previews';
import { comparePath, editPath, Link } from '@/router';
import { getErrorMessage } from '@/utils/get-error-message';
import { templateContentResource } from '../reads/template-content';
import {
	dismissFileUpdate,
	fetchTemplateContent,
} from '../writes/write-templates';
import { useTemplateItems } from '../resolver/use-template-items';
import type { TemplateItem } from '../resolver/read-library';
import { canReset } from '../rules/action-rules';
import { resetTemplates } from './reset-templates';
import { copyOriginal } from './copy-original';
import type { TemplateAction } from './template-action';
import '../style.scss';

/** Opens the comparison of a person's version with the file that it hides. */
export const compareTemplate: TemplateAction = {
	id: 'compare-template',
	getLabel: () => __( 'Compare with the original', 'atelier' ),
	size: 'large',
	isReading: true,
	isEligible: canReset,
	Dialog: CompareForm,
};

/**
 * Comparison of a person's version with the original. A button resets an active version to the original, or copies the original's content into
 * an inactive one.
 */
export function CompareForm( {
	items: [ item ],
	closeModal,
	onActionPerformed,
}: RenderModalProps< TemplateItem > ) {
	const { items } = useTemplateItems();
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState< string >();
	const file = items?.find(
		( { type, slug } ) =>
			type === 'wp_registered_template' && slug === item?.slug
	);
	if ( ! item || ! file ) {
		return <></>;
	}
	const handleKeep = async () => {
		setIsBusy( true );
		setError( undefined );
		try {
			await dismissFileUpdate( Number( item.id ) );
			closeModal?.();
		} catch ( thrown ) {
			setIsBusy( false );
			setError(
				getErrorMessage(
					thrown,
					__( 'The choice could not be saved.', 'atelier' )
				)
			);
		}
	};
	const isActive = item.state !== 'inactive';
	const handleTakeOver = () => {
		closeModal?.();
		void (
			isActive ? resetTemplates( [ item ] ) : copyOriginal( item, file )
		).then( () => onActionPerformed?.( [ item ] ) );
	};
	return (
		<div className="atelier-list-dialog">
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ item.has_update && <UpdateHint isActive={ isActive } /> }
			<PreviewPair item={ item } file={ file } />
			<ContentDifference item={ item } file={ file } />
			<div className="atelier-modal-buttons">
				<Button
					__next40pxDefaultSize
					variant="tertiary"
					onClick={ closeModal }
				>
					{ __( 'Cancel', 'atelier' ) }
				</Button>
				{ item.type === 'wp_template' && (
					<BlocksLink item={ item } onClick={ closeModal } />
				) }
				{ item.has_update && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						isBusy={ isBusy }
						disabled={ isBusy }
						accessibleWhenDisabled
						onClick={ () => void handleKeep() }
					>
						{ __( 'Keep this version', 'atelier' ) }
					</Button>
				) }
				{ ! item.awaits_content && item.has_update && (
					<TryUpdate item={ item } file={ file } />
				) }
				{ ! item.awaits_content && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						onClick={ handleTakeOver }
					>
						{ isActive
							? __( 'Use the original', 'atelier' )
							: __( 'Take over its content', 'atelier' ) }
					</Button>
				) }
			</div>
		</div>
	);
}

function UpdateHint( { isActive }: { isActive: boolean } ) {
	return (
		<p>
			{ isActive
				? __(
						'The original has changed since this version was made from it. This version stays active until you use the original.',
						'atelier'
				  )
				: __(
						'The original has changed since this version was made from it. This version is not active.',
						'atelier'
				  ) }
		</p>
	);
}

function BlocksLink( {
	item,
	onClick,
}: {
	item: TemplateItem;
	onClick: ( () => void ) | undefined;
} ) {
	return (
		<Link
			className="components-button is-tertiary is-next-40px-default-size"
			to={ comparePath( {
				record: { postType: item.type, postId: item.id },
				left: { kind: 'saved' },
				right: { kind: 'theme' },
			} ) }
			onClick={ onClick }
		>
			{ __( 'Compare block by block', 'atelier' ) }
		</Link>
	);
}

interface ComparedTemplates {
	item: TemplateItem;
	file: TemplateItem;
}

function TryUpdate( { item, file }: ComparedTemplates ) {
	return (
		<TryHere
			variant="secondary"
			name={ item.title }
			path={ editPath( item.type, item.id ) }
			getChanges={ async () => [
				{
					record: `${ item.type }/${ item.id }`,
					value: {
						content: await fetchTemplateContent(
							file.type,
							file.id
						),
					},
				},
			] }
		/>
	);
}

function PreviewPair( { item, file }: ComparedTemplates ) {
	return (
		<PreviewProvider>
			<div className="atelier-template-comparison">
				{ [ item, file ].map( ( side ) => (
					<figure key={ side.key }>
						<figcaption>
							{ side === item
								? __( 'This version', 'atelier' )
								: __( 'The original', 'atelier' ) }
							{ ` (${ side.author_text })` }
						</figcaption>
						<RecordPreview
							postType={ side.type }
							postId={ side.id }
							version={ side.modified ?? '' }
							emptyLabel={ __( 'Empty template', 'atelier' ) }
						/>
					</figure>
				) ) }
			</div>
		</PreviewProvider>
	);
}

function ContentDifference( { item, file }: ComparedTemplates ) {
	const mine = useResource( templateContentResource, item.type, item.id );
	const original = useResource( templateContentResource, file.type, file.id );
	const failed = [ mine, original ].find(
		( { data, error } ) => data === undefined && error
	);
	if ( failed ) {
		return (
			<p role="alert">
				{ getErrorMessage(
					failed.error,
					__( 'The contents could not be loaded.', 'atelier' )
				) }{ ' ' }
				<RetryButton variant="link" onRetry={ failed.retry } />
			</p>
		);
	}
	if ( mine.data === undefined || original.data === undefined ) {
		return <Spinner />;
	}
	return (
		<section
			className="atelier-template-changes"
			aria-label={ __( 'Changes of the original', 'atelier' ) }
			// Focusable, so that it can be scrolled by keyboard.
			tabIndex={ 0 }
		>
			<ContentChanges left={ mine.data } right={ original.data } />
		</section>
	);
}
