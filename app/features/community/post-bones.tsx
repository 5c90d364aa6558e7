import { Bone, BoneLines } from '#app/ui/skeleton.tsx'

/** Cards to come. */
export function PostBones({ count }: { count: number }) {
  return (
    <div className="cards post-bones" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card dish">
          <Bone className="bone-cloth" />
          <div className="dish-body">
            <Bone width="75%" height="1.4rem" />
            <BoneLines widths={['40%', '95%', '60%']} />
          </div>
        </div>
      ))}
    </div>
  )
}
