import { useMemo, useState } from 'react';
import { Button, Notice, Spinner } from '@wordpress/components';
import type { RenderModalProps } from '@wordpress/dataviews';
import { __ } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import { useResource } from '@/data/reads/use-resource';
import { PreviewProvider, RecordPreview } from '@/kits/previews';
import { comparePath, Link } from '@/router';
import { diffLines } from '@/utils/diff-lines';
import { getErrorMessage } from '@/utils/get-error-message';
import { templateContentResource } from '../reads/template-content';
import { dismissFileUpdate } from '../writes/write-templates';
import { useTemplateItems } from '../resolver/use-template-items';
import type { TemplateItem } from '../resolver/read-library';
import { canReset } from '../rules/action-rules';
import { resetTemplates } from './reset-templates';
import { copyOriginal } from './copy-original';
import type { TemplateAction } from './template-action';
import '../style.scss';

/** Compares a person's version with the file that it hides. */
export const compareTemplate: TemplateAction = {
	id: 'compare-template',
	getLabel: () => __( 'Compare with the original', 'atelier' ),
	size: 'large',
	isReading: true,
	isEligible: canReset,
	Dialog: CompareForm,
};

/** Shows a person's version beside the original; the original serves again, or a version that is not active gets its content. */
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
			<MarkupDifference item={ item } file={ file } />
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

const SIGNS = { same: '  ', removed: '− ', added: '+ ' } as const;

function MarkupDifference( { item, file }: ComparedTemplates ) {
	const mine = useResource( templateContentResource, item.type, item.id );
	const original = useResource( templateContentResource, file.type, file.id );
	const failed = [ mine, original ].find(
		( { data, error } ) => data === undefined && error
	);
	const lines = useMemo(
		() =>
			mine.data !== undefined && original.data !== undefined
				? diffLines( mine.data, original.data )
				: undefined,
		[ mine.data, original.data ]
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
	if ( ! lines ) {
		return <Spinner />;
	}
	if ( lines.every( ( { kind } ) => kind === 'same' ) ) {
		return <p>{ __( 'The two have the same content.', 'atelier' ) }</p>;
	}
	return (
		<details className="atelier-template-markup">
			<summary>
				{ __( 'What the original changes in the markup', 'atelier' ) }
			</summary>
			<pre
				dir="ltr"
				// It scrolls, and so has to be reached by the keyboard.

				tabIndex={ 0 }
			>
				{ lines.map( ( { kind, text }, index ) => (
					<span
						key={ index }
						className={ `atelier-template-markup__line is-${ kind }` }
					>
						{ SIGNS[ kind ] + text + '\n' }
					</span>
				) ) }
			</pre>
		</details>
	);
}
